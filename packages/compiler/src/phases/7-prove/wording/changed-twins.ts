import { languageNames, languages } from '@formpress/model';
import { showInvisible } from '@formpress/patterns';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { excerptsOf } from '../../../diagnostics/excerpts-of.ts';
import { textOf } from '../../../diagnostics/text-of.ts';
import type { Files } from '../../../foundation/files.ts';
import type { FileText } from './text-of-file.ts';
import { readTextsLock, type TextsLock, textsLockName } from './texts-lock.ts';
import type { FolderTexts } from './texts-of-files.ts';

/**
 * Reports a blank in another language that did not follow a change of the English one: W4101SP when the blank of W4101
 * changed. If both changed, somebody has thought of it.
 */
export function changedTwins(
  folders: ReadonlyMap<string, FolderTexts>,
  files: Files,
): Diagnostic[] {
  return [...folders].flatMap(([folder, { texts }]) => {
    const lock = lockIn(folder, files);
    if (!lock) return [];
    return twinsOf(folder).flatMap(({ twin, name }) => {
      const [other, otherLock] = [folders.get(twin), lockIn(twin, files)];
      if (!other || !otherLock) return [];
      return [...texts].flatMap(([version, own]) => {
        const [first] = changedOnBlank(own, lock.texts[version]);
        const there = other.texts.get(version) ?? new Map<string, FileText>();
        const isThoughtOf = changedOnBlank(there, otherLock.texts[version]).length > 0;
        const [place] = [...there].filter(([each]) => each.startsWith('blank '));
        if (!first || !place || isThoughtOf) return [];
        return [notFollowed(first, { place: place[1], name, version, folder })];
      });
    });
  });
}

function twinsOf(folder: string): { twin: string; name: string }[] {
  return languages.flatMap((language) => {
    const { ending, english } = languageNames[language];
    return ending === undefined ? [] : [{ twin: `${folder}${ending}`, name: english }];
  });
}

function lockIn(folder: string, files: Files): TextsLock | undefined {
  const bytes = files.get(`${folder}/${textsLockName}`);
  return bytes && readTextsLock(textOf(bytes));
}

type BlankChange = { text: FileText; was: string };

/** The texts on a blank that differ from their lock. */
function changedOnBlank(
  texts: ReadonlyMap<string, FileText>,
  then: Record<string, string> | undefined,
): BlankChange[] {
  if (!then) return [];
  return [...texts].flatMap(([name, text]) => {
    const was = then[name];
    const isOther = name.startsWith('blank ') && !name.endsWith(' align') && was !== text.is;
    return isOther && was !== undefined ? [{ text, was }] : [];
  });
}

type Twin = { place: FileText; name: string; version: string; folder: string };

function notFollowed({ text, was }: BlankChange, twin: Twin): Diagnostic {
  const id = twin.folder.split('/').at(-1);
  const cut = excerptsOf(was, text.is);
  return {
    code: 'changed-text',
    severity: 'error',
    at: twin.place.at,
    message: `The blank of ${id} ${twin.version} changed, but its ${twin.name} twin did not: it said "${showInvisible(cut.was)}", and now says "${showInvisible(cut.is)}".`,
    related: [{ at: text.at, message: 'The English blank:' }],
    help: `Say the same in ${twin.name} here. If nothing has to change, run "formpress lock".`,
  };
}
