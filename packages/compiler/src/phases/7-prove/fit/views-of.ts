import { Typefaces } from '@formpress/fill';
import type { FillPlan, PlanField } from '@formpress/model';
import type { Face } from './widest-word.ts';

/** One way to print a text in a field, and what makes it take up space there. */
export type View = {
  face: Face;
  /** For the fallback font: a text has at least one of these characters. */
  foreign?: ReadonlySet<number>;
  /** How texts are compared: the largest by each measure is tried. */
  measures: readonly Measure[];
};

/** The width of a text, the number of its characters, or its widest character. */
export type Measure = 'width' | 'length' | 'widest character';

type TextField = Extract<PlanField, { kind: 'text' }>;

/** The ways to print in a field: in its own fonts, and in the fallback font for letters that these lack. */
export function viewsOf({ places, maxLength, comb }: TextField, plan: FillPlan): View[] {
  const measures: Measure[] = [
    'width',
    ...(maxLength === undefined ? [] : (['length'] as const)),
    ...(comb ? (['widest character'] as const) : []),
  ];
  const own = [...new Set(places.map(({ font }) => font))].map((font) => faceNamed(font, plan));
  const letters = faceNamed('', plan);
  const foreign = own[0] && foreignTo(own[0], letters);
  return [
    ...own.map((face) => ({ face, measures })),
    { face: letters, measures, ...(foreign && { foreign }) },
  ];
}

const faces = new Map<string, Face>();

/** A font of a plan; the fallback font has no name. */
function faceNamed(font: string, plan: FillPlan): Face {
  const known = faces.get(font);
  if (known) return known;
  const all = new Typefaces(plan);
  const face = { name: font, type: font === '' ? all.letters : all.own(font) };
  faces.set(font, face);
  return face;
}

let known: ReadonlySet<number> | undefined;

/** The characters that only the fallback font has. All other fonts have the same characters. */
function foreignTo(own: Face, letters: Face): ReadonlySet<number> {
  known ??= new Set(
    Array.from({ length: 0x10000 }, (_, code) => code).filter((code) => {
      const character = String.fromCharCode(code);
      return code >= 0x20 && letters.type.has(character) && !own.type.has(character);
    }),
  );
  return known;
}
