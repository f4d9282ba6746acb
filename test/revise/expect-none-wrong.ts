import { matchBoxes, type Paper, type PaperBox } from '@formpress/revision';
import { expect } from 'vitest';

type Asks = (box: PaperBox) => string;

/** Expects that every box is bound to the one that asks for the same, or that this one is among the candidates to choose from. */
export function expectNoneWrong(
  { before, after, decided }: { before: Paper; after: Paper; decided: number },
  [was, is]: readonly [Asks, Asks],
): void {
  const { same, asked, gone } = matchBoxes(before, after);
  const wrong = same.filter(({ from, to }) => was(from) !== is(to));
  expect(wrong.map(({ from, to }) => [was(from), is(to)])).toEqual([]);
  const stays = (box: PaperBox) => after.boxes.some((each) => is(each) === was(box));
  expect(gone.filter(stays).map(was)).toEqual([]);
  const missing = asked.filter(
    ({ from, candidates }) => stays(from) && !candidates.some((box) => is(box) === was(from)),
  );
  expect(missing.map(({ from }) => was(from))).toEqual([]);
  expect(same.length + gone.length).toBeGreaterThanOrEqual(decided * before.boxes.length);
}
