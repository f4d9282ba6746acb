import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { textOf } from '../../../diagnostics/text-of.ts';
import type { Files } from '../../../foundation/files.ts';
import type { Valid } from '../../3-validate/authored/authored.ts';
import { placeLockName } from '../../5-check/places/place-lock.ts';
import type { NewLock } from '../foundation/new-lock.ts';
import { blankLockName } from '../locks/blank-lock.ts';
import { pathsLockName } from '../paths/paths-lock.ts';
import { changedTwins } from './changed-twins.ts';
import { describeChanges, type TextChange } from './describe-changes.ts';
import { printTextsLock, readTextsLock, textsLockName, textsLockOf } from './texts-lock.ts';
import { type FolderTexts, textsByFolder } from './texts-of-files.ts';

/**
 * Compares the texts of files with the locks of their folders and reports what differs. Returns the locks
 * that would be rewritten.
 */
export function proveTexts(
  valid: ReadonlyMap<string, Valid<unknown>>,
  files: Files,
  report: Report,
  above: Files = files,
): NewLock[] {
  if (report.diagnostics.some(isRootCause)) return [];
  for (const gone of [...removedLocks(files, above), ...unlockedForms(files, above)]) report(gone);
  const unused = placesOfUnused(report.diagnostics);
  const folders = textsByFolder([...valid.values()]);
  for (const told of changedTwins(folders, files)) report(told);
  return [...folders].flatMap(([folder, { texts, pairs }]) => {
    const used = pairs.filter(
      ({ englishAt }) => !unused.has(`${englishAt.file} ${englishAt.start}`),
    );
    const now = { texts, pairs: used };
    const path = `${folder}/${textsLockName}`;
    const bytes = files.get(path);
    const before = bytes && textOf(bytes);
    const text = printTextsLock(textsLockOf(now));
    for (const gone of unlockedVersions(folder, now, before ?? '', files)) report(gone);
    if (text === before) return [];
    const changes = before === undefined ? [] : differences(now, before, path);
    for (const found of withoutEchoes(changes, folder, report)) report(found);
    return [{ path, text }];
  });
}

/** The places of unused translations. These are reported as unused, and are not locked. */
function placesOfUnused(found: readonly Diagnostic[]): Set<string> {
  const unused = found.filter(({ code }) => code === 'unused-translation');
  return new Set(unused.map(({ at }) => `${at.file} ${at.start}`));
}

/** Codes that only say that something differs from before, or from what a case expects. */
const comparisons =
  /^(?:changed|removed|published)-|^(?:failed-case|unreadable-lock|unknown-blank)$/;

/** Whether a finding is not just a comparison: then texts may be missing or different because of it. */
function isRootCause({ severity, code }: Diagnostic): boolean {
  return severity === 'error' && !comparisons.test(code);
}

/** Locks of texts that are missing although the paths of a form are locked: the form's own, and those above it. */
function removedLocks(files: Files, above: Files): Diagnostic[] {
  const locked = [...files.keys()].filter((path) => path.endsWith(`/${pathsLockName}`));
  const folders = locked.flatMap((path) => {
    const [country, place, form] = path.split('/');
    return [`${country}/${place}/${form}`, `${country}/${place}`, 'shared'];
  });
  const missing = [...new Set(folders)].filter((each) => !above.has(`${each}/${textsLockName}`));
  return missing.map((file) =>
    removedLock(file, `Forms were locked, but ${file}/${textsLockName} is missing.`),
  );
}

/** Forms without any lock that the lock of their locality names. It does not name new forms yet. */
function unlockedForms(files: Files, above: Files): Diagnostic[] {
  const versions = [...files.keys()].filter((path) => path.endsWith('/form.yaml'));
  const isLocked = (folder: string) =>
    [...files.keys()].some((path) => path.startsWith(`${folder}/`) && path.endsWith('.lock.json'));
  const folders = new Set(versions.map((path) => path.split('/').slice(0, 3).join('/')));
  return [...folders].flatMap((folder) => {
    const [country, place, id = ''] = folder.split('/');
    const lock = above.get(`${country}/${place}/${placeLockName}`);
    const isKnown =
      lock !== undefined &&
      textOf(lock)
        .split(/[^A-Z0-9]+/)
        .includes(id);
    if (!isKnown || isLocked(folder)) return [];
    const newest = versions.filter((path) => path.startsWith(`${folder}/`)).at(-1) ?? folder;
    return [removedLock(newest, `${id} was locked, and all its locks are gone.`)];
  });
}

/** Versions that a lock of texts knows and that have no other lock any more. A withdrawn one needs none. */
function unlockedVersions(folder: string, { texts }: FolderTexts, before: string, files: Files) {
  const isLocked = (version: string) =>
    [pathsLockName, blankLockName].some((name) => files.has(`${folder}/${version}/${name}`)) ||
    /^withdrawn:/m.test(textOf(files.get(`${folder}/${version}/form.yaml`) ?? new Uint8Array()));
  const known = [...texts.keys()].filter((each) => each !== '' && before.includes(`"${each}":{`));
  return known
    .filter((version) => !isLocked(version))
    .map((version) => {
      const name = `${folder.split('/')[2]} ${version}`;
      const message = `${name} was locked, but its ${pathsLockName} and ${blankLockName} are missing.`;
      return removedLock(`${folder}/${version}/form.yaml`, message);
    });
}

function removedLock(file: string, message: string): Diagnostic {
  return {
    code: 'removed-lock',
    severity: 'error',
    at: { file, start: 0, end: 0 },
    message,
    help: 'Restore the file. If it is out of date, run "formpress lock" and review what it writes.',
  };
}

/**
 * Leaves out changes that are already reported: where the outcome of a form changed, texts come and go
 * with it; where a field moved on a drawn blank, so did what is printed next to it.
 */
function withoutEchoes(
  changes: TextChange[],
  folder: string,
  { diagnostics }: Report,
): Diagnostic[] {
  const has = (code: string) =>
    diagnostics.some((each) => each.code === code && each.at.file.startsWith(`${folder}/`));
  const isOther = has('changed-path') || has('changed-form');
  const isMoved = has('changed-blank') || has('changed-binding');
  const left = changes.filter(
    ({ is }) => !(is === 'count' && isOther) && !(is === 'blank' && isMoved),
  );
  return left.map(({ diagnostic }) => diagnostic);
}

function differences(now: FolderTexts, before: string, file: string): TextChange[] {
  const at = { file, start: 0, end: 0 };
  const lock = readTextsLock(before);
  if (lock) return describeChanges(now, lock, at);
  const unreadable: Diagnostic = {
    code: 'unreadable-lock',
    severity: 'error',
    at,
    message: 'This file was changed after "formpress lock" wrote it.',
    help: 'Never edit it by hand. Restore the last correct version, or run "formpress lock".',
  };
  return [{ is: 'text', diagnostic: unreadable }];
}
