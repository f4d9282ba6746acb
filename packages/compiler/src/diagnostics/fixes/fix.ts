import { nearestName } from '@formpress/model';
import type { Fix, SourceRange } from '../diagnostic.ts';

/** Writes another word in a place. */
export function replaceWord(at: SourceRange, word: string, text: string): Fix {
  return { title: `Write "${text}"`, edits: [{ at, word, text }] };
}

/** Removes an entry. The fix is not safe: a person has to look at it. */
export function removeEntry(at: SourceRange, what: string): Fix {
  return { title: `Remove ${what}`, edits: [{ at, removesEntry: true }] };
}

/** Removes an entry that does nothing. */
export function removeIdle(at: SourceRange, what: string): Fix {
  return { ...removeEntry(at, what), isSafe: true };
}

/** What a fix writes where only a person knows the words. */
export const todo = 'TODO';

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
    fixes: [replaceWord(at, name, near)],
  };
}
