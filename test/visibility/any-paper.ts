import fc from 'fast-check';
import { pdfWithFields } from '../foundation/simple-pdf.ts';

/** Left, bottom, width and height in points. */
export type Rect = readonly [number, number, number, number];

/** A colour as PDF writes it: one, three or four parts. */
export type Color = readonly number[];

/** A field of the smallest form. */
export type PaperField = {
  rect: Rect;
  color: Color;
  /** Size of its letters in points; 0 is automatic. */
  size: number;
  /** Flags of the annotation and of the field. */
  flags: number;
  fieldFlags: number;
  align: number;
  layer?: Layer;
};

/** A layer: always on, always off, off on screen and on paper, or off only on screen. */
export type Layer = 'on' | 'off' | 'paper';

/** An opaque thing on the page, with its flags, and the layer that it is in. */
export type Cover = { rect: Rect; color: Color; flags: number; kind: string; layer?: Layer };

export const fieldNames = ['name', 'exempt', 'dependents', 'allowance'] as const;
export type FieldName = (typeof fieldNames)[number];

/** An agency's page for the smallest form. */
export type Paper = {
  crop?: Rect;
  rotate: number;
  /** The size of a unit of the page in points; 1 when absent. */
  unit?: number;
  /** The colour below the fields. */
  ground: Color;
  fields: Record<FieldName, PaperField>;
  covers: Cover[];
  /** What the page draws last. */
  last: string;
  sign: { signatureLine: Rect; date: Rect };
};

const pageWidth = 300;
const pageHeight = 220;

/** Colours, and inks that can be told from them well. */
const grounds: [Color, Color[]][] = [
  [[1], [[0], [0, 0, 0.5], [0, 0.3, 0], [0, 0, 0, 1], [0.4, 0, 0]]],
  [[0.92], [[0], [0, 0, 0.5], [0, 0.8, 0.8, 0.6]]],
  [
    [1, 1, 0.8],
    [[0], [0.5, 0, 0.2]],
  ],
  [[0.1], [[1], [1, 1, 0.6]]],
  [
    [0, 0, 0.4],
    [[1], [0.9]],
  ],
];

/** Where the fields stand when all is well. */
const usual: Record<FieldName, Rect> = {
  name: [20, 180, 200, 14],
  exempt: [20, 154, 10, 10],
  dependents: [20, 120, 100, 14],
  allowance: [20, 95, 100, 14],
};

/** Pages on which everything can be seen. */
export const anyGoodPaper: fc.Arbitrary<Paper> = fc
  .constantFrom(...grounds)
  .chain(([ground, inks]) => {
    const anyField = (name: FieldName): fc.Arbitrary<PaperField> =>
      fc.record({
        rect: fc
          .tuple(fc.integer({ min: 0, max: 25 }), fc.integer({ min: -3, max: 3 }))
          .map(([dx, dy]): Rect => {
            const [x, y, width, height] = usual[name];
            return [x + dx, y + dy, width, height];
          }),
        color: fc.constantFrom(...inks),
        size: fc.constantFrom(0, 4.5, 6, 9, 12),
        flags: fc.constantFrom(4, 4, 4, 0, 132),
        fieldFlags: fc.constant(0),
        align: fc.integer({ min: 0, max: 2 }),
      });
    return fc.record(
      {
        crop: fc.constantFrom<Rect>(
          [0, 0, pageWidth, pageHeight],
          [0, 0, 290, 210],
          [-9, -9, 400, 400],
        ),
        rotate: fc.constantFrom(0, 0, 90, 180, 270),
        ground: fc.constant(ground),
        fields: fc.record({
          name: anyField('name'),
          exempt: anyField('exempt'),
          dependents: anyField('dependents'),
          allowance: anyField('allowance'),
        }),
        covers: fc.constantFrom<Cover[]>(
          [],
          [{ rect: [230, 90, 40, 40], color: [0.5], flags: 4, kind: 'Square' }],
          [{ rect: [10, 80, 200, 120], color: [1], flags: 2, kind: 'Stamp' }],
          [{ rect: [10, 80, 200, 120], color: [1], flags: 4, kind: 'Stamp', layer: 'off' }],
        ),
        last: fc.constantFrom(
          '',
          'q',
          'q 0 0 9 9 re W n',
          '0 0 1 RG 20 20 m 90 20 l S',
          '/OC/off BDC 0 g 10 30 280 170 re f EMC',
        ),
        sign: fc.record({
          signatureLine: fc
            .tuple(fc.integer({ min: 16, max: 30 }), fc.integer({ min: 12, max: 26 }))
            .map(([x, height]): Rect => [x, 40, 140, height]),
          date: fc
            .tuple(fc.integer({ min: 12, max: 20 }))
            .map(([height]): Rect => [190, 40, 80, height]),
        }),
      },
      { requiredKeys: ['rotate', 'ground', 'fields', 'covers', 'last', 'sign'] },
    );
  });

/** Pages on which anything may be, good or bad. */
export const anyPaper: fc.Arbitrary<Paper> = fc
  .tuple(anyGoodPaper, anyColor(), fc.array(anyCover(), { maxLength: 1 }), fc.array(anyChange()))
  .map(([paper, ground, covers, changes]) => {
    const fields = { ...paper.fields };
    for (const { name, color, size, dx, dy } of changes) {
      const [x, y, width, height] = fields[name].rect;
      fields[name] = { ...fields[name], color, size, rect: [x + dx, y + dy, width, height] };
    }
    return { ...paper, ground, covers, fields };
  });

function anyColor(): fc.Arbitrary<Color> {
  const part = fc.integer({ min: 0, max: 20 }).map((each) => each / 20);
  return fc.oneof(fc.tuple(part), fc.tuple(part, part, part), fc.tuple(part, part, part, part));
}

function anyCover(): fc.Arbitrary<Cover> {
  const [x, y] = [fc.integer({ min: -50, max: 280 }), fc.integer({ min: -50, max: 200 })];
  const side = fc.integer({ min: 2, max: 200 });
  return fc.record({
    rect: fc.tuple(x, y, side, side),
    color: anyColor(),
    flags: fc.constantFrom(0, 2, 4, 32),
    kind: fc.constantFrom('Square', 'Stamp'),
  });
}

function anyChange() {
  return fc.record({
    name: fc.constantFrom(...fieldNames),
    color: anyColor(),
    size: fc.constantFrom(0, 2, 4, 5, 10, 30),
    dx: fc.integer({ min: -120, max: 200 }),
    dy: fc.integer({ min: -60, max: 60 }),
  });
}

/** The page as a PDF. Below the boxes to sign in there is a line. */
export function paperPdf(paper: Paper): Uint8Array {
  const { crop, rotate, unit, ground, fields, covers, last, sign } = paper;
  const units = unit === undefined ? '' : `/UserUnit ${unit}`;
  const page = `/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Rotate ${rotate}${crop ? `/CropBox[${corners(crop)}]` : ''}${units}`;
  const widgets = fieldNames.map((name) => widgetOf(name, fields[name]));
  const annotations = [...widgets.map((_, i) => 10 + i), ...covers.map((_, i) => 20 + 2 * i)];
  const lines = Object.values(sign).map(
    ([x, y, width]) => `0 G .7 w ${x} ${y} m ${x + width} ${y} l S`,
  );
  const content = [`q ${color(ground)} -500 80 1500 800 re f Q`, ...lines, last].join('\n');
  return pdfWithFields(widgets, {
    3: `<</Type/Page/Parent 2 0 R${page}/Annots[${annotations.map((each) => `${each} 0 R`).join(' ')}]/Contents 4 0 R/Resources<</Properties<</on 30 0 R/off 31 0 R/paper 32 0 R>>>>>>`,
    4: { dictionary: '', data: content },
    ...layerObjects(widgets.length),
    ...Object.fromEntries(covers.flatMap(coverObjects)),
  });
}

const layerNumbers: Record<Layer, number> = { on: 30, off: 31, paper: 32 };

/** The layers, and the catalog that switches them on and off. */
function layerObjects(fieldCount: number) {
  const fieldReferences = Array.from({ length: fieldCount }, (_, i) => `${10 + i} 0 R`).join(' ');
  const settings = '/D<</OFF[31 0 R 32 0 R]/AS[<</Event/Print/Category[/Print]/OCGs[32 0 R]>>]>>';
  return {
    1: `<</Type/Catalog/Pages 2 0 R/Lang(en-US)/AcroForm<</Fields[${fieldReferences}]/DA(/Helv 0 Tf 0 g)>>/OCProperties<</OCGs[30 0 R 31 0 R 32 0 R]${settings}>>>>`,
    30: '<</Type/OCG/Name(On)>>',
    31: '<</Type/OCG/Name(Off)>>',
    32: '<</Type/OCG/Name(Paper)/Usage<</Print<</PrintState/ON>>>>>>',
  };
}

function layerOf(layer: Layer | undefined): string {
  return layer === undefined ? '' : `/OC ${layerNumbers[layer]} 0 R`;
}

function widgetOf(name: FieldName, field: PaperField): string {
  const { rect, size, flags, fieldFlags, align } = field;
  const isMark = name === 'exempt';
  const look = isMark ? '/FT/Btn/AP<</N<</Yes null/Off null>>>>' : '/FT/Tx';
  const appearance = `/DA(/${isMark ? 'ZaDb' : 'Helv'} ${size} Tf ${color(field.color)})`;
  return `<</Type/Annot/Subtype/Widget/T(${name})${look}/Rect[${corners(rect)}]/F ${flags}/Ff ${fieldFlags}/Q ${align}${appearance}${layerOf(field.layer)}>>`;
}

function coverObjects({ rect, color: own, flags, kind, layer }: Cover, i: number) {
  const [, , width, height] = rect;
  const [annotation, look] = [20 + 2 * i, 21 + 2 * i];
  return [
    [
      annotation,
      `<</Type/Annot/Subtype/${kind}/Rect[${corners(rect)}]/F ${flags}${layerOf(layer)}/AP<</N ${look} 0 R>>>>`,
    ],
    [
      look,
      {
        dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 ${width} ${height}]`,
        data: `${color(own)} 0 0 ${width} ${height} re f`,
      },
    ],
  ];
}

const operators: Record<number, string> = { 1: 'g', 3: 'rg', 4: 'k' };

function color(parts: Color): string {
  return `${parts.join(' ')} ${operators[parts.length]}`;
}

function corners([x, y, width, height]: Rect): string {
  return `${x} ${y} ${x + width} ${y + height}`;
}
