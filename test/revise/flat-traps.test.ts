/** The traps of traps.test.ts on paper: the boxes of both revisions are found by their lines, and none is taken for another. */
import { matchBoxes, type PaperBox, readPaper } from '@formpress/revision';
import { expect, it } from 'vitest';
import { expectNoneWrong } from './expect-none-wrong.ts';
import { flatPdfOf, isAt } from './flat-form.ts';
import { certificate, type MadeForm } from './made-form.ts';
import { traps } from './trap-changes.ts';

const base = certificate();

it('finds every line and square of a form, and none of its ornaments', async () => {
  const { boxes, proposed } = readPaper(await flatPdfOf(base));
  expect(boxes.map((box) => asks(box, base)).sort()).toEqual(
    base.boxes.map((box) => box.asks).sort(),
  );
  expect(proposed.map(({ name }) => name)).toEqual(boxes.map(({ field }) => field));
  expect(boxes.filter(({ type }) => type === 'checkbox')).toHaveLength(3);
});

// On paper, a line belongs to what is printed beside it, so lines that all moved ask for other things.
const onPaper = traps.filter(([what]) => !/^all boxes shifted/.test(what));

for (const [what, change, decided] of onPaper)
  it(`decides or asks on paper, and never binds wrongly: ${what}`, async () => {
    const next = change(base);
    const [before, after] = [readPaper(await flatPdfOf(base)), readPaper(await flatPdfOf(next))];
    expectNoneWrong({ before, after, decided }, [
      (box) => asks(box, base),
      (box) => asks(box, next),
    ]);
  });

it.each([20, -20, 7])('goes by the words where all lines moved by %d points', async (by) => {
  const next = { ...base, boxes: base.boxes.map((box) => ({ ...box, y: box.y + by })) };
  const [before, after] = [readPaper(await flatPdfOf(base)), readPaper(await flatPdfOf(next))];
  const { same } = matchBoxes(before, after);
  const other = same.filter(({ from, to }) => from.text !== to.text || from.line !== to.line);
  expect(other.map(({ from, to }) => [from.text, to.text])).toEqual([]);
});

/** What a found box asks for, by where it is. */
function asks(found: PaperBox, { boxes }: MadeForm): string {
  const made = boxes.find(({ x, y, width = 80, page = 1, kind }) =>
    isAt(found, { page, box: kind ? [x, y, 9, 9] : [x, y, width, 14] }),
  );
  return made?.asks ?? `nothing: ${found.text}`;
}
