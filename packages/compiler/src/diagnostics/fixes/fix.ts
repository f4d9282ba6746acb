import { nearestName } from '@formpress/model';
import type { SourceRange } from '../diagnostic.ts';

/** A change of a file: what a range becomes. */
export type Edit =
  | { at: SourceRange; text: string }
  /** Only this word within the range, which may have quotes or a mark around it. */
  | { at: SourceRange; word: string; text: string }
  /** The entry of a list or a map that begins on the line of the range goes, with everything below it. */
  | { at: SourceRange; removesEntry: true };

/** How a finding can be mended. */
export type Fix = {
  /** What to do, in the imperative: `Write "filingStatus"`. */
  title: string;
  edits: Edit[];
  /** Whether it changes no amount, outcome, wording, lock or expected value, so that no person has to decide. */
  isSafe?: true;
};

/** Writes another word in a place. */
export function writeInstead(at: SourceRange, word: string, text: string): Fix {
  return { title: `Write "${text}"`, edits: [{ at, word, text }] };
}

/** Removes an entry that does nothing. */
export function removeEntry(at: SourceRange, what: string): Fix {
  return { title: `Remove ${what}`, edits: [{ at, removesEntry: true }], isSafe: true };
}

/** The nearest known name, as a question that ends a message, and as a fix that writes it. */
export function suggest(
  name: string,
  known: Iterable<string>,
  at: SourceRange,
  mark = '',
): { question: string; fixes?: Fix[] } {
  const near = nearestName(name, known);
  if (near === undefined) return { question: '' };
  return {
    question: ` Did you mean "${mark}${near}"?`,
    fixes: [writeInstead(at, name, near)],
  };
}
