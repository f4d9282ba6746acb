import type { Blank, BlankBlock } from '@formpress/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BlankProblem } from './blank-problem.ts';
import type { Ink } from './ink.ts';
import { layout, type Sheet } from './layout.ts';
import { margin } from './measures.ts';
import { ascent, descent } from './text/fonts.ts';

const options = { title: 'A form', language: 'en' } as const;

type Box = { left: number; top: number; right: number; bottom: number; what: string };

/** The boxes of letters and fields on a page. */
function boxesOf(sheet: Sheet): Box[] {
  return sheet.inks.flatMap((ink: Ink) => {
    if (ink.kind === 'widget') {
      const { x, y, width, height } = ink;
      return [{ left: x, top: y, right: x + width, bottom: y + height, what: ink.field.name }];
    }
    if (ink.kind !== 'text') return [];
    const [top, bottom] = [ink.y - ink.size * ascent, ink.y + ink.size * descent];
    return [{ left: ink.x, top, right: ink.x + ink.width, bottom, what: ink.text }];
  });
}

function overlaps(boxes: Box[]): string[] {
  const slack = 0.01;
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (b) =>
          a.left < b.right - slack &&
          b.left < a.right - slack &&
          a.top < b.bottom - slack &&
          b.top < a.bottom - slack,
      )
      .map((b) => `${a.what} / ${b.what}`),
  );
}

const word = fc
  .stringMatching(/^[A-Za-zÀ-ÿ$0-9,.()’-]{1,11}$/)
  .map((text) => text.replace(/_/g, ''));
const words = fc.array(word, { minLength: 1, maxLength: 30 }).map((each) => each.join(' '));
const few = fc.array(word, { minLength: 1, maxLength: 4 }).map((each) => each.join(' '));
const name = fc.stringMatching(/^[a-z]{6}$/).map((each) => `field ${each}`);
const line = fc.constantFrom('1', '2', '2a', '2b', '4(c)', '10');

const tick = fc.record({ check: name, text: word });
const choice = fc.oneof(
  fc.record({ check: name, text: words }),
  fc.record({ check: name, text: words.map((text) => `${text} ________ x`) }).map((each) => ({
    ...each,
    blanks: [{ field: 'written' }],
  })),
);
const row = fc.record(
  {
    line,
    text: words,
    field: name,
    column: fc.constant('inner' as const),
    ticks: fc.array(tick, { minLength: 1, maxLength: 2 }),
    choices: fc.array(choice, { minLength: 1, maxLength: 4 }),
    perRow: fc.constantFrom('1', '3'),
    more: words,
    after: fc.constantFrom('.00', 'none'),
  },
  { requiredKeys: ['text'] },
);
const cell = fc.record(
  { caption: few, field: name, look: fc.constant('shaded' as const) },
  { requiredKeys: ['caption', 'field'] },
);
const answers = fc.array(row, { minLength: 1, maxLength: 6 });
const plain: fc.Arbitrary<BlankBlock> = fc.oneof(
  words,
  fc.record({ heading: few, look: fc.constantFrom('plain', 'banner', 'bar') }),
  fc.record({ subheading: few }),
  fc.record({ list: fc.array(words, { minLength: 1, maxLength: 4 }) }),
  fc.record({ text: words.map((text) => `${text} ______ [ ] x`) }).map(({ text }) => ({
    text,
    blanks: [{ field: 'written' }, { check: 'ticked' }],
  })),
  fc.record({
    choices: fc.array(choice, { minLength: 1, maxLength: 5 }),
    perRow: fc.constantFrom('1', '2', '3'),
  }),
  fc.record({
    lines: answers,
    look: fc.constantFrom('ruled', 'columns', 'boxed', 'rows'),
    unit: fc.constantFrom('$', '%'),
    after: fc.constantFrom('.00', '%'),
  }),
  fc.record({
    across: fc.array(cell, { minLength: 1, maxLength: 4 }),
    look: fc.constantFrom('boxed', 'ruled', 'open'),
  }),
  fc
    .record({ rows: fc.array(fc.tuple(few, few, few), { minLength: 1 }), title: few, over: few })
    .map(({ rows, title, over }) => ({ table: { title, over, headers: 'A | B | C', rows } })),
);
const block: fc.Arbitrary<BlankBlock> = fc.oneof(
  { weight: 4, arbitrary: plain },
  fc.record({ section: few, holds: fc.array(plain, { minLength: 1, maxLength: 3 }) }),
  fc.record({ columns: fc.array(plain, { minLength: 1, maxLength: 4 }) }),
);
const blanks: fc.Arbitrary<Blank> = fc.record({
  size: fc.constantFrom('6', '8.5', '9', '11'),
  pages: fc.array(fc.record({ holds: fc.array(block, { minLength: 1, maxLength: 8 }) }), {
    minLength: 1,
    maxLength: 2,
  }),
});

/** The pages of a blank, or none when a word is refused as too wide. */
function sheetsOf(blank: Blank): Sheet[] {
  try {
    return layout(blank, options);
  } catch (problem) {
    if (problem instanceof BlankProblem) return [];
    throw problem;
  }
}

it('prints nothing over anything else, and nothing outside the margins', () => {
  fc.assert(
    fc.property(blanks, (blank) => {
      for (const sheet of sheetsOf(blank)) {
        const boxes = boxesOf(sheet);
        expect(overlaps(boxes)).toEqual([]);
        const outside = boxes.filter(
          (box) =>
            box.left < margin.side - 0.01 ||
            box.right > sheet.width - margin.side + 0.01 ||
            box.top < margin.top - 0.01 ||
            box.bottom > sheet.height - margin.bottom + 0.01,
        );
        expect(outside).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
