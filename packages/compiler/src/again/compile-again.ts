import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@formpress/model';
import { accept } from '../acceptances/accept.ts';
import type { Cache } from '../cache/cache.ts';
import { findData, keepData } from '../cache/kept-data.ts';
import { keptPdfWork } from '../cache/pdf-work.ts';
import { createReport } from '../diagnostics/report.ts';
import type { Files } from '../foundation/files.ts';
import type { PictureOptions } from '../pages/picture-pages.ts';
import { parse } from '../phases/2-parse/parse.ts';
import { validate } from '../phases/3-validate/validate.ts';
import { link } from '../phases/4-link/link.ts';
import type { Linked } from '../phases/4-link/linked/linked.ts';
import { checkFamily } from '../phases/5-check/check.ts';
import { type Lowered, lower } from '../phases/6-lower/lower.ts';
import { groupOf, lookedAt } from '../phases/7-prove/looked.ts';
import { prove } from '../phases/7-prove/prove.ts';
import { emitForms } from '../phases/8-emit/emit.ts';
import type { EmittedFile } from '../phases/8-emit/emitter.ts';
import { areWordsSettled } from './are-words-settled.ts';
import { type Family, isIn } from './family.ts';
import { shownBy } from './shown-by.ts';
import type { KeptFamily, Snapshot } from './snapshot.ts';
import { type FamilyTexts, textsOfFamily } from './texts-of-family.ts';

/** All files of a folder of definitions, those among them that changed, and what was known before. */
export type Changed = {
  folder: string;
  paths: readonly string[];
  changed: readonly string[];
  /** The key of the snapshot. */
  snapshot: string;
};

/** How it is now, and the files of the release that are other than before. */
export type CompiledAgain = { snapshot: string; release: EmittedFile[] };

type Options = { cache: Cache; pictures?: PictureOptions; release?: Pick<Release, 'files'> };

/**
 * Compiles the one family of forms in which files changed. Nothing comes back where anything is
 * found, or where others than this family may be concerned: then everything must be compiled.
 */
export async function compileAgain(
  { folder, paths, changed, snapshot: key }: Changed,
  { cache, pictures = {}, release }: Options,
): Promise<CompiledAgain | undefined> {
  const snapshot = findData<Snapshot>(cache, key);
  const kept = snapshot && familyWith(changed, snapshot);
  if (!snapshot || !kept?.isSettled) return undefined;
  const family = new Set(kept.folders);
  const sources = readSome(folder, paths.filter(neededBy(family)).sort());
  const found = sources && (await lowerFamily(sources, family, { cache, names: snapshot.names }));
  if (!found || shownNow(found, kept) !== kept.shown) return undefined;
  const now = withTexts(snapshot, kept, found.linked, cache);
  if (!now) return undefined;
  const files = release ? await emitForms({ ...found.lowered, pictures, cache }, release) : [];
  return files && { snapshot: keepData(cache, 'snapshot', now), release: files };
}

function shownNow({ linked, lowered }: Found, { folders, isExample }: KeptFamily): string {
  return shownBy(new Set(folders), linked.forms, lowered.forms, isExample);
}

type Found = { linked: Linked; lowered: Lowered };

/** The phases up to proving, for one family alone; nothing where anything is found. */
async function lowerFamily(
  sources: Files,
  family: Family,
  { cache, names }: { cache: Cache; names: readonly string[] },
): Promise<Found | undefined> {
  const report = createReport();
  const pdfWork = keptPdfWork(cache);
  const looked = lookedAt(sources, cache);
  const authored = validate(parse(sources, report), sources, report, new Set(names));
  const linked = alone(await link(authored, report, pdfWork), family);
  const checked = checkFamily(linked, report, looked);
  const lowered = await lower(checked, pdfWork);
  prove(lowered, report, looked);
  accept(new Map([...sources].filter(([path]) => isIn(family, path))), report);
  if (report.diagnostics.length > 0) return undefined;
  looked.keep(lowered.forms);
  return { linked, lowered };
}

/** What is not written in the family was looked at before, and other forms use it too. */
function alone(linked: Linked, family: Family): Linked {
  return {
    ...linked,
    localities: [],
    texts: [],
    patterns: linked.patterns.filter(({ at }) => isIn(family, at.file)),
    pairs: linked.pairs.map((pair) =>
      isIn(family, pair.at.file) ? pair : { ...pair, used: true },
    ),
  };
}

function familyWith(changed: readonly string[], { families }: Snapshot): KeptFamily | undefined {
  const [first = ''] = changed;
  const kept = families.find(({ folders }) => folders.some((each) => first.startsWith(`${each}/`)));
  const family = new Set(kept?.folders);
  return changed.every((path) => isIn(family, path)) ? kept : undefined;
}

/** Its own files, those of its localities, and those that all share. */
function neededBy(family: Family): (path: string) => boolean {
  const places = [...family].map((folder) => folder.split('/').slice(0, 2).join('/'));
  const groups = new Set(['', ...places, ...family]);
  // Of thousands of paths most are in other places: this is told before they are taken apart.
  const isElsewhere = (path: string) =>
    /^(?:us|ca)\//.test(path) && !places.some((place) => path.startsWith(place));
  return (path) => !isElsewhere(path) && groups.has(groupOf(path.split('/')));
}

/** Nothing where a file is not UTF-8: what to say of it is known where everything is read. */
function readSome(folder: string, paths: readonly string[]): Files | undefined {
  const files = new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
  const isText = [...files].every(([path, bytes]) => !path.endsWith('.yaml') || isUtf8(bytes));
  return isText ? files : undefined;
}

/** The snapshot with the texts as they are now, unless some word elsewhere may be concerned. */
function withTexts(
  snapshot: Snapshot,
  kept: KeptFamily,
  { forms }: Linked,
  cache: Cache,
): Snapshot | undefined {
  const textsNow = keepData(cache, 'texts', textsOfFamily({ forms }));
  const families = snapshot.families.map((each) => (each === kept ? { ...kept, textsNow } : each));
  const edited = families.flatMap((each) => (each.textsNow ? [[each.texts, each.textsNow]] : []));
  const find = (key: string | undefined) => findData<FamilyTexts>(cache, key ?? '');
  const before = edited.flatMap(([key]) => find(key) ?? []);
  const now = edited.flatMap(([, key]) => find(key) ?? []);
  if (before.length < edited.length || now.length < edited.length) return undefined;
  const isSettled = areWordsSettled({ vocabulary: snapshot.vocabulary, before, now });
  return isSettled ? { ...snapshot, families } : undefined;
}
