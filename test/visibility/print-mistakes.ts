import fc from 'fast-check';
import { fieldNames, type Paper, type Rect } from './any-paper.ts';

/** A mistake in a page: what it is, the code that must report it, and the page with it. */
export type Mistake = { about: string; code: string; make(paper: Paper): Paper };

const anyName = fc.constantFrom(...fieldNames);

/** A line or a word across a box to sign in. */
export const across = fc
  .constantFrom(
    (rect: Rect) =>
      `0 G .5 w ${rect[0]} ${rect[1] + rect[3] / 2} m ${rect[0] + rect[2]} ${rect[1] + rect[3] / 2} l S`,
    (rect: Rect) => `.4 G 1 w ${rect[0] + 30} ${rect[1] - 9} m ${rect[0] + 30} ${rect[1] + 30} l S`,
    (rect: Rect) => `0 g ${rect[0] + 20} ${rect[1] + 4} 18 5 re f`,
  )
  .chain((draw) =>
    fc.constantFrom<'signatureLine' | 'date'>('signatureLine', 'date').map(
      (name): Mistake => ({
        about: `${name} across print`,
        code: 'value-over-print',
        make: (paper) => ({ ...paper, last: draw(paper.sign[name]) }),
      }),
    ),
  );

/** A rule in the ink of a field through the middle of its box. */
export const throughValue = anyName.map(
  (name): Mistake => ({
    about: `a rule through ${name}`,
    code: 'value-over-print',
    make(paper) {
      const { rect, color } = paper.fields[name];
      const operator = { 1: 'g', 3: 'rg', 4: 'k' }[color.length];
      const rule = `${color.join(' ')} ${operator} ${rect[0]} ${rect[1] + rect[3] / 2 - 0.5} ${rect[2]} 1 re f`;
      return { ...paper, last: rule };
    },
  }),
);

/** A box to sign in over the box of a value. */
export const overBox = fc.constantFrom<'signatureLine' | 'date'>('signatureLine', 'date').map(
  (name): Mistake => ({
    about: `${name} over the box of a value`,
    code: 'value-over-print',
    make(paper) {
      const [x, y] = paper.fields.allowance.rect;
      const rect: Rect = [x + 10, y - 9, 140, 14];
      return {
        ...paper,
        ground: [1],
        fields: inBlack(paper.fields),
        sign: { ...paper.sign, [name]: rect },
      };
    },
  }),
);

function inBlack(fields: Paper['fields']): Paper['fields'] {
  const black = fieldNames.map((name) => [name, { ...fields[name], color: [0] }]);
  return Object.fromEntries(black) as Paper['fields'];
}
