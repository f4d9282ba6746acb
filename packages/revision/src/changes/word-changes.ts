import type { Change } from '../foundation/change.ts';
import type { Matching } from '../matching/match-boxes.ts';
import { placeOf } from './box-changes.ts';
import type { ComparedWords, Reworded } from './compare-words.ts';
import { nameBox } from './name-box.ts';

/** Changed words: an entry for each box with other words next to it, and one for each page. */
export function wordChanges({ same }: Matching, { reworded }: ComparedWords): Change[] {
  const byLine = same.flatMap(({ from, to }): Change[] =>
    from.words.join(' ') === to.words.join(' ')
      ? []
      : [
          {
            kind: 'words',
            certainty: 'sure',
            says: `${nameBox(to)} is worded differently: before “${from.text}”, now “${to.text}”.`,
            before: placeOf(from),
            after: placeOf(to),
            ...(to.line !== undefined && { line: to.line }),
            old: from.text,
            new: to.text,
          },
        ],
  );
  return [...byLine, ...pageWords(reworded)];
}

/** One entry for each page, since two columns of print would otherwise give hundreds. */
function pageWords(reworded: readonly Reworded[]): Change[] {
  const pages = new Map<number, Reworded[]>();
  for (const change of reworded) {
    const page = (change.after[0] ?? change.before[0])?.page ?? 0;
    pages.set(page, [...(pages.get(page) ?? []), change]);
  }
  return [...pages].map(([page, changes]) => {
    const came = changes.flatMap(({ after }) => after);
    const went = changes.flatMap(({ before }) => before);
    const count = Math.max(came.length, went.length);
    const [old, now] = [went, came].map((tokens) => tokens.map(({ text }) => text).join(' '));
    return {
      kind: 'words',
      certainty: 'sure',
      says: `Page ${page}: ${count} ${count === 1 ? 'word differs' : 'words differ'} in ${changes.length === 1 ? 'one place' : `${changes.length} places`}. Compare it with the old page.`,
      ...(went[0] && { before: { page: went[0].page, box: went[0].box } }),
      ...(came[0] && { after: { page: came[0].page, box: came[0].box } }),
      old: old ?? '',
      new: now ?? '',
    };
  });
}
