import type { FillPlan, MarkField, PlanField, SignField, TextField } from '@formpress/model';
import { colorer } from './colored.ts';
import { drawMark } from './draw-mark.ts';
import { signatureDrawer } from './signature-drawer.ts';
import { type Drawn, textDrawer } from './text-drawer.ts';
import { Typefaces } from './typefaces.ts';
import type { FillMode, FillValues } from './values.ts';

/** Prints one field: what comes on which page, if anything. */
export type FieldDrawer = (values: FillValues, mode: FillMode) => { page: number; drawn: Drawn }[];

/** Readies every field of a plan, so that filling only looks up and prints. */
export function fieldDrawers(plan: FillPlan): { name: string; draw: FieldDrawer }[] {
  const faces = new Typefaces(plan);
  return Object.entries(plan.fields).map(([name, field]) => ({
    name,
    draw: drawerOf(name, field, plan, faces),
  }));
}

function drawerOf(name: string, field: PlanField, plan: FillPlan, faces: Typefaces): FieldDrawer {
  if (field.kind === 'mark') return markDrawer(name, field);
  if (field.kind === 'text') return valueDrawer(name, field, faces);
  return signDrawer(name, field, plan, faces);
}

function valueDrawer(name: string, field: TextField, faces: Typefaces): FieldDrawer {
  const places = field.places.map((place) => ({
    page: place.page,
    print: textDrawer(place, field, faces),
    preset: place.preset === undefined ? undefined : colorer(place)(place.preset),
  }));
  return ({ texts, states }) => {
    const state = states[name];
    const text = state === undefined ? texts[name] : labelOf(name, field, state);
    if (text) return places.map(({ page, print }) => ({ page, drawn: print(text) }));
    return places.flatMap(({ page, preset }) =>
      preset === undefined ? [] : [{ page, drawn: { instructions: preset, letters: false } }],
    );
  };
}

function labelOf(name: string, field: TextField, state: string): string {
  const label = field.labels?.[state];
  if (label === undefined) throw new Error(`The list ${name} does not offer ${state}.`);
  return label;
}

function markDrawer(name: string, field: MarkField): FieldDrawer {
  const marks = new Map(
    Object.entries(field.states).map(([state, places]) => [
      state,
      places.map((place) => ({
        page: place.page,
        drawn: { instructions: colorer(place, 'X')(drawMark(place)), letters: false },
      })),
    ]),
  );
  return ({ states }) => {
    const state = states[name];
    if (state === undefined) return [];
    const drawn = marks.get(state);
    if (!drawn) throw new Error(`The field ${name} has no state ${state}.`);
    return drawn;
  };
}

function signDrawer(name: string, field: SignField, plan: FillPlan, faces: Typefaces): FieldDrawer {
  const places = field.places.map((place) => ({
    page: place.page,
    sign: signatureDrawer(place, plan.language, faces),
    date: textDrawer(place, field, faces),
  }));
  return ({ signatures, dates }, mode) => {
    const signed = field.kind === 'signature' ? signatures[name] : undefined;
    const dated = field.kind === 'date' ? dates[name] : undefined;
    if (mode !== 'SIGN') return [];
    return places.flatMap(({ page, sign, date }) => {
      if (signed) return [{ page, drawn: sign(signed) }];
      return dated ? [{ page, drawn: date(dated) }] : [];
    });
  };
}
