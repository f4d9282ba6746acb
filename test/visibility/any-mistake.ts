import fc from 'fast-check';
import {
  type Color,
  type Cover,
  type FieldName,
  fieldNames,
  type Layer,
  type Paper,
  type Rect,
} from './any-paper.ts';
import { across, type Mistake, overBox, throughValue } from './print-mistakes.ts';

const anyName = fc.constantFrom(...fieldNames);
const anyText = fc
  .constantFrom<FieldName[]>(['name'], ['dependents'], ['allowance'])
  .map(([name]) => name as FieldName);

function withField(
  paper: Paper,
  name: FieldName,
  change: Partial<Paper['fields'][FieldName]>,
): Paper {
  return { ...paper, fields: { ...paper.fields, [name]: { ...paper.fields[name], ...change } } };
}

function withoutCrop({ crop: _, ...paper }: Paper): Paper {
  return paper;
}

const sameColor = anyName.map(
  (name): Mistake => ({
    about: `${name} in the colour of its ground`,
    code: 'value-too-faint',
    make: (paper) => withField(paper, name, { color: paper.ground }),
  }),
);

/** Colours with a contrast of less than 2.5 to 1. */
const pale: [ground: Color, ink: Color][] = [
  [[1], [0.7]],
  [[1], [1, 1, 0]],
  [[1], [0, 0.1, 0.2, 0]],
  [[0.1], [0.25]],
  [[0, 0, 0.4], [0]],
];

const nearColor = fc.tuple(anyName, fc.constantFrom(...pale)).map(
  ([name, [ground, ink]]): Mistake => ({
    about: `${name} in ${ink} on ${ground}`,
    code: 'value-too-faint',
    make(paper) {
      const other: Color = (ground[0] ?? 0) > 0.5 ? [0] : [1];
      const fields = Object.fromEntries(
        fieldNames.map((each) => [
          each,
          { ...paper.fields[each], color: each === name ? ink : other },
        ]),
      ) as Paper['fields'];
      return { ...paper, ground, fields };
    },
  }),
);

const tiny = fc.tuple(anyText, fc.constantFrom(0.5, 1, 2, 3, 3.9)).map(
  ([name, size]): Mistake => ({
    about: `${name} in ${size} points`,
    code: 'value-too-small',
    make: (paper) => withField(paper, name, { size }),
  }),
);

const tinyBox = fc.constantFrom(1, 2, 3.5).map(
  (side): Mistake => ({
    about: `a box to tick of ${side} points`,
    code: 'value-too-small',
    make: (paper) => withField(paper, 'exempt', { rect: [25, 155, side, side] }),
  }),
);

const offPage = fc
  .tuple(
    anyName,
    fc.constantFrom<[number, number]>([400, 0], [-300, 0], [0, 300], [0, -300], [900, 900]),
  )
  .map(
    ([name, [dx, dy]]): Mistake => ({
      about: `${name} moved by ${dx}, ${dy}`,
      code: 'value-outside-page',
      make(paper) {
        const [x, y, width, height] = paper.fields[name].rect;
        return withField(withoutCrop(paper), name, { rect: [x + dx, y + dy, width, height] });
      },
    }),
  );

const overEdge = fc
  .constantFrom<Rect>([180, 180, 200, 14], [-100, 180, 200, 14], [20, 213, 200, 14])
  .map(
    (rect): Mistake => ({
      about: `name over the edge at ${rect}`,
      code: 'value-outside-page',
      make: (paper) => withField(withoutCrop(paper), 'name', { rect }),
    }),
  );

const cropped = fc.constantFrom<Rect>([0, 0, 300, 165], [0, 0, 300, 182], [0, 0, 120, 220]).map(
  (crop): Mistake => ({
    about: `a crop box at ${crop}`,
    code: 'value-outside-page',
    make: (paper) => ({
      ...paper,
      crop,
      sign: { signatureLine: [10, 40, 105, 16], date: [10, 62, 80, 12] },
    }),
  }),
);

const hidden = fc
  .tuple(anyName, fc.constantFrom<[number, number]>([2, 0], [6, 0], [32, 0], [36, 0], [0, 1]))
  .map(
    ([name, [flags, fieldFlags]]): Mistake => ({
      about: `${name} with the flags ${flags} and ${fieldFlags}`,
      code: 'hidden-field',
      make: (paper) => withField(paper, name, { flags, fieldFlags }),
    }),
  );

const inLayer = anyName.map(
  (name): Mistake => ({
    about: `${name} in a layer that is off`,
    code: 'hidden-field',
    make: (paper) => withField(paper, name, { layer: 'off' }),
  }),
);

/** A page that never ends a layer that is off: what is drawn after it belongs to it. */
const inOpenLayer = fc.constant<Mistake>({
  about: 'a page that ends in a layer that is off',
  code: 'value-covered',
  make: (paper) => ({ ...paper, last: '/OC/off BDC' }),
});

/** Half a point to the unit: letters of 6 units have 3 points. */
const inSmallUnits = anyText.map(
  (name): Mistake => ({
    about: `${name} with 6 units of half a point`,
    code: 'value-too-small',
    make(paper) {
      const large = Object.fromEntries(
        fieldNames.map((each) => [each, { ...paper.fields[each], size: each === name ? 6 : 12 }]),
      ) as Paper['fields'];
      return { ...paper, fields: large, unit: 0.5 };
    },
  }),
);

const covered = fc
  .record({
    layer: fc.constantFrom<(Layer | undefined)[]>(undefined, undefined, 'on', 'paper'),
    name: anyName,
    share: fc.constantFrom(1, 0.5),
    color: fc.constantFrom<Color>([1], [0.5], [0], [1, 1, 0]),
    flags: fc.constantFrom(4, 0, 36),
    kind: fc.constantFrom('Square', 'Stamp', 'FreeText'),
  })
  .map(
    ({ name, share, color, flags, kind, layer }): Mistake => ({
      about: `${name} below ${kind} with the flags ${flags}, ${share} of it in ${color}, layer ${layer}`,
      code: 'value-covered',
      make(paper) {
        const [x, y, width, height] = paper.fields[name].rect;
        const wide = name === 'name' ? width * share : width;
        const rect: Rect = [x - 2, y - 2, wide + 4, height + 4];
        const cover: Cover = { rect, color, flags, kind, ...(layer && { layer }) };
        const fields = { ...paper.fields, [name]: { ...paper.fields[name], align: 0 } };
        return { ...paper, fields, covers: [...paper.covers, cover] };
      },
    }),
  );

const clipped = fc.constantFrom('0 0 10 10 re W n q', '.2 0 0 .2 0 0 cm q').map(
  (last): Mistake => ({
    about: `a page that ends in "${last}"`,
    code: 'value-covered',
    make: (paper) => ({ ...paper, last }),
  }),
);

/** One mistake, each kind as often as the others. */
export const anyMistake: fc.Arbitrary<Mistake> = fc.oneof(
  sameColor,
  nearColor,
  tiny,
  tinyBox,
  offPage,
  overEdge,
  cropped,
  hidden,
  inLayer,
  inOpenLayer,
  inSmallUnits,
  covered,
  clipped,
  across,
  throughValue,
  overBox,
);
