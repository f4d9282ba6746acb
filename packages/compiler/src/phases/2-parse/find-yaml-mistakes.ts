import type { Document } from 'yaml';
import { beyondLimit } from '../../limits/beyond-limit.ts';
import { limits } from '../../limits/limits.ts';
import { explainStrangeSpace } from './explain-indentation.ts';
import { explainYamlError } from './explain-yaml-error.ts';
import { findCutTexts } from './find-cut-texts.ts';
import { findSpecialCharacters } from './find-special-characters.ts';
import { findUnquotedTemplates } from './find-unquoted-templates.ts';
import { lineAt, placeIn, type Source, type YamlMistake } from './foundation/source.ts';
import type { YamlError } from './yaml-error.ts';

/** Everything that is wrong with a file's YAML, one message per mistake. */
export function findYamlMistakes(documents: Document.Parsed[], source: Source): YamlMistake[] {
  const [document, second] = documents;
  if (!document) return [emptyFile(source)];
  const traps = [findCutTexts, findUnquotedTemplates, findSpecialCharacters].flatMap((find) =>
    find(document, source).slice(0, limits.mistakes.most + 1),
  );
  const found = [...traps, ...findStrangeBlanks(source)];
  found.push(...explainErrors(document, source, found));
  if (second && found.length === 0) return [multipleDocuments(second, source)];
  return withinLimit(
    found.filter((mistake) => !found.some((earlier) => followsFrom(mistake, earlier))),
  );
}

/** Cuts mistakes off at the limit: so many have one cause, and reading around each of them would take minutes. */
function withinLimit(found: YamlMistake[]): YamlMistake[] {
  const { most } = limits.mistakes;
  if (found.length <= most) return found;
  const inOrder = found.toSorted((a, b) => a.at.start - b.at.start);
  const next = inOrder[most]?.at ?? placeIn({ file: '', text: '' }, 0, 0);
  const help = 'Fix those above first: the rest of the file is checked after that.';
  return [...inOrder.slice(0, most), beyondLimit(limits.mistakes, next, help)];
}

/** The library's errors in our words, without those that follow from a mistake on the same line. */
function explainErrors(
  document: Document.Parsed,
  source: Source,
  traps: YamlMistake[],
): YamlMistake[] {
  const explained = traps.map((trap) => linesOf(trap, trap.at.end, source));
  const mistakes: YamlMistake[] = [];
  for (const error of document.errors.toSorted((a, b) => a.pos[0] - b.pos[0])) {
    if (mistakes.length > limits.mistakes.most) break;
    const [offset] = error.pos;
    if (explained.some(({ start, end }) => offset >= start && offset <= end)) continue;
    if (explained.length > 0 && isUnread(error, source.text)) break;
    const mistake = explainYamlError(error, source);
    explained.push(linesOf(mistake, offset, source));
    if (!mistakes.some(({ at }) => at.start === mistake.at.start)) mistakes.push(mistake);
  }
  return mistakes;
}

/** Whether an error only follows from an earlier one: after some mistakes the library reports every line below. */
function isUnread({ message, pos: [offset] }: YamlError, text: string): boolean {
  const beginsLine = text.slice(lineAt(text, offset).start, offset).trim() === '';
  return message.includes('in YAML stream') || (beginsLine && message.includes('at node end'));
}

/**
 * All lines from a mistake to where the library noticed it; after a cut text, also the line that
 * lost its beginning.
 */
function linesOf({ at, code }: YamlMistake, noticed: number, { text }: Source) {
  const end = lineAt(text, Math.max(at.end, noticed)).end;
  return {
    start: lineAt(text, Math.min(at.start, noticed)).start,
    end: code === 'text-cut-by-comment' ? lineAt(text, Math.min(end + 1, text.length)).end : end,
  };
}

/** For each mistake, those that often follow from it in large numbers. It is enough to report the first. */
const consequences: Record<string, string[]> = {
  'irregular-space': ['irregular-space', 'wrong-indentation', 'missing-colon'],
  'wrong-indentation': ['wrong-indentation'],
  'missing-space': ['wrong-indentation', 'missing-space'],
  'unmatched-bracket': ['wrong-comma', 'missing-colon'],
  'unquoted-template': ['wrong-comma', 'missing-colon', 'unmatched-bracket'],
};

/** Whether a mistake is probably only a consequence of an earlier one. */
export function followsFrom(mistake: YamlMistake, earlier: YamlMistake): boolean {
  const swarm = consequences[earlier.code] ?? [];
  return earlier.at.start < mistake.at.start && swarm.includes(mistake.code);
}

function findStrangeBlanks(source: Source): YamlMistake[] {
  const offset = source.text.search(/^ *[\u00A0\u2000-\u200B\u202F\u3000\uFEFF]/m);
  return offset === -1 ? [] : [explainStrangeSpace(lineAt(source.text, offset), source)];
}

function emptyFile(source: Source): YamlMistake {
  return {
    code: 'empty-file',
    at: placeIn(source, 0, 0),
    message: 'This file is empty.',
    help: 'Write what belongs in it, or remove the file.',
  };
}

function multipleDocuments({ range }: Document.Parsed, source: Source): YamlMistake {
  const line = lineAt(source.text, range[0]);
  return {
    code: 'multiple-documents',
    at: placeIn(source, line.start, line.end),
    message: 'This line ends the file in YAML, but more follows.',
    help: 'Remove the line with the three dashes, or move what follows to its own file.',
  };
}
