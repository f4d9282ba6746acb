import {
  applyFixes,
  asWritten,
  type Edit,
  type Sources,
  textOf,
  writtenInRow,
} from '@formpress/compiler';
import type { TranslatedLanguage } from '@formpress/model';
import type { Unit } from '../foundation/unit.ts';
import { type Pair, readPairs } from '../pairs/read-pairs.ts';

/** The new texts of files of translations. Translations are changed in place, and new pairs added at the end. */
export function writePairs(
  units: readonly Unit[],
  language: TranslatedLanguage,
  sources: Sources,
): Map<string, string> {
  const pairs = readPairs(sources, language);
  const edits: Edit[] = [];
  const added = new Map<string, string[]>();
  for (const unit of units) {
    const pair = pairs.find(unit.file, unit.english);
    if (pair) edits.push(...editsOf(unit, pair, isInBrackets(pair, sources)));
    else added.set(unit.file, [...(added.get(unit.file) ?? []), newPair(unit)]);
  }
  for (const [file, adds] of added) edits.push({ at: { file, start: 0, end: 0 }, adds });
  return applied(edits, sources);
}

function newPair({ english, language, translation, state }: Unit): string {
  const lines = [`- en: ${asWritten(english)}`, `  ${language}: ${asWritten(translation)}`];
  return [...lines, ...(state === 'translated' ? [] : [`  state: ${state}`])].join('\n');
}

function editsOf({ translation, state }: Unit, pair: Pair, inBrackets: boolean): Edit[] {
  const written = inBrackets ? writtenInRow(translation) : asWritten(translation);
  const text: Edit[] =
    pair.translation === translation ? [] : [{ at: pair.translationAt, text: written }];
  if (!pair.stateAt)
    return state === 'translated' ? text : [...text, { at: pair.at, adds: [`state: ${state}`] }];
  if (pair.state === state) return text;
  const isRemoved = state === 'translated' && !inBrackets;
  return [
    ...text,
    isRemoved ? { at: pair.stateAt, removesEntry: true } : { at: pair.stateAt, text: state },
  ];
}

/** Whether a pair is written on one line, { en: Yes, fr: Oui }. */
function isInBrackets({ file, at }: Pair, sources: Sources): boolean {
  return textOf(sources.get(file) ?? new Uint8Array())[at.start] === '{';
}

function applied(edits: Edit[], sources: Sources): Map<string, string> {
  if (edits.length === 0) return new Map();
  const at = { file: '', start: 0, end: 0 };
  const fixes = [{ title: 'Import', edits }];
  const finding = { code: 'import', severity: 'error', message: 'Import.', at, fixes } as const;
  const { texts, applied: done } = applyFixes([finding], sources, () => true);
  if (done.length === 0) throw new Error('A file of translations changed while it was written.');
  return texts;
}
