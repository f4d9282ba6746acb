import type { Passage, PassageMarks } from '@formpress/pdf';
import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';

/** Where the marks of a passage are written. */
export type PassagePlaces = Record<keyof PassageMarks, SourceRange>;

type Problem = Exclude<Passage, { words: string }>;

/** The finding for a statement whose marks do not lead to exactly one passage of the agency's file. */
export function unreadStatement(
  problem: Problem,
  marks: PassageMarks,
  places: PassagePlaces,
): Diagnostic {
  const { at, mark, ...said } = describe(problem, marks);
  const nearest = 'nearest' in problem ? problem.nearest : undefined;
  const fix =
    nearest === undefined || mark === undefined
      ? {}
      : {
          fixes: [
            { title: `Write "${nearest}"`, edits: [{ at: places[at], word: mark, text: nearest }] },
          ],
        };
  return { code: 'unread-statement', severity: 'error', at: places[at], ...said, ...fix };
}

type Description = { at: keyof PassageMarks; mark?: string; message: string; help: string };

const list = '"formpress fields blank.pdf --statements" lists what people sign there.';

function describe(problem: Problem, { page, starts, ends }: PassageMarks): Description {
  switch (problem.problem) {
    case 'no page':
      return {
        at: 'page',
        message: `There is no page ${page}: blank.pdf has ${problem.pages === 1 ? 'one page' : `${problem.pages} pages`}.`,
        help: list,
      };
    case 'no start':
      return {
        ...{ at: 'starts', mark: starts },
        message: `Page ${page} of blank.pdf does not print "${starts}".${elsewhere(problem.onPages)}${question(problem.nearest)}`,
        help: `Write the first words as they are printed. ${list}`,
      };
    case 'no end':
      return {
        ...{ at: 'ends', mark: ends },
        message: `After "${starts}" page ${page} of blank.pdf does not print "${ends}".${question(problem.nearest)}`,
        help: `Write the last words as they are printed. ${list}`,
      };
    case 'end before start':
      return {
        at: 'ends',
        message: `Page ${page} of blank.pdf prints "${ends}", but not below "${starts}".`,
        help: 'Write the last words of what begins there.',
      };
    case 'several starts':
      return {
        at: 'starts',
        message: `Page ${page} of blank.pdf prints "${starts}" ${problem.count} times, each with "${ends}" after it.`,
        help: 'Write more of the first words, until only one passage begins with them.',
      };
    case 'several ends':
      return {
        at: 'ends',
        message: `The passage has "${ends}" ${problem.count} times, so it is not certain where it ends.`,
        help: 'Write more of the last words, until only its end has them.',
      };
  }
}

function elsewhere(pages: readonly number[]): string {
  if (pages.length === 0) return '';
  return ` It is on page ${pages.join(' and ')}.`;
}

function question(nearest: string | undefined): string {
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
