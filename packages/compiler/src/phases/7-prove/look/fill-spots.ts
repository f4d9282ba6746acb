import { createFiller, type FillValues, type PlainValues, valuesFrom } from '@formpress/fill';
import type { FillPlan, PlanField } from '@formpress/model';
import type { InkPlace, LookFiles } from '@formpress/pdf';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { personOf } from '../filling/person-of.ts';
import type { Spot } from './spots-of.ts';

/** A form with a value in every box at once, in all states, and in each text the widest and a short one. */
export type FilledSpots = {
  fields: FillPlan['fields'];
  places: InkPlace[];
  fill(): LookFiles;
};

/** Says how every box is filled. A text that does not fit gives way to the next. */
export function fillSpots(form: LoweredForm, spots: readonly Spot[]): FilledSpots {
  const fields = { ...unboundFields(form, spots), ...fieldsFor(spots) };
  const plan = { ...form.plan, fields };
  const fill = () => {
    const filler = createFiller(form.template, plan);
    const values = fittingValues(spots, signatureOf(form), (tried) => {
      const filled = filler.fill(tried, 'SIGN');
      return 'refusals' in filled ? filled.refusals.map(({ field }) => field) : [];
    });
    return {
      blank: pdfOf(form, plan, {}),
      // On a blank of our own nothing can lie over what is filled in: it has no annotations, and fill draws last.
      ...(form.bundle.blank.kind === 'agency' && { filled: pdfOf(form, plan, values) }),
      black: pdfOf(form, { ...plan, fields: inBlack(fields) }, values),
    };
  };
  return { fields, places: spots.map(placeOf), fill };
}

/** Each spot has two texts, and each of them a number of its own, by which it is found in the file. */
const [widest, short] = [0, 1];

function tagOf(index: number, which: number): number {
  return 2 * index + which;
}

function placeOf({ kind, page, place }: Spot, index: number): InkPlace {
  const [x = 0, y = 0, width = 0, height = 0] = place.box;
  return {
    page,
    box: [x, y, width, height],
    color: place.color,
    tags: kind === 'mark' ? [] : [tagOf(index, widest), tagOf(index, short)],
    isFree: kind === 'signature' || kind === 'date',
  };
}

/** Fields that nothing is written in stay as they are: the agency may have printed into them. */
function unboundFields({ plan }: LoweredForm, spots: readonly Spot[]): FillPlan['fields'] {
  const used = new Set<unknown>(spots.map(({ place }) => place));
  const isUsed = (field: PlanField) =>
    (field.kind === 'mark' ? Object.values(field.states).flat() : field.places).some((each) =>
      used.has(each),
    );
  return Object.fromEntries(Object.entries(plan.fields).filter(([, field]) => !isUsed(field)));
}

function fieldsFor(spots: readonly Spot[]): FillPlan['fields'] {
  const fields: FillPlan['fields'] = {};
  for (const [index, spot] of spots.entries()) {
    if (spot.kind === 'mark') {
      fields[nameOf(index, widest)] = { kind: 'mark', states: { on: [spot.place] } };
      continue;
    }
    const { preset: _, ...place } = spot.place;
    const { labels: __, ...field } = { labels: {}, ...spot.field };
    for (const which of spot.kind === 'signature' ? [widest] : [widest, short]) {
      const tag = tagOf(index, which);
      fields[nameOf(index, which)] = { ...field, places: [{ ...place, tag }] } as PlanField;
    }
  }
  return fields;
}

function nameOf(index: number, which: number): string {
  return `${which === widest ? 'widest' : 'short'} ${index}`;
}

function signatureOf({ bundle }: LoweredForm) {
  const { firstName, lastName } = personOf('employee', undefined, bundle);
  return { name: `${firstName} ${lastName}`, stamp: '2026-03-01 12:00:00 UTC' };
}

type Signature = ReturnType<typeof signatureOf>;

/** How often texts that do not fit are exchanged for others. */
const mostTrials = 8;

function fittingValues(
  spots: readonly Spot[],
  signature: Signature,
  refusedOf: (values: FillValues) => string[],
): PlainValues {
  const chosen = spots.map((spot) => ('texts' in spot ? [...spot.texts] : []));
  for (let trial = 0; ; trial += 1) {
    const values = valuesOf(spots, chosen, signature);
    const refused = new Set(refusedOf(valuesFrom(values)));
    if (refused.size === 0) return values;
    for (const [index, texts] of chosen.entries()) {
      if (!refused.has(nameOf(index, widest)) && !refused.has(nameOf(index, short))) continue;
      if (trial < mostTrials && texts.length > 1) texts.shift();
      else texts.length = 0;
    }
  }
}

function valuesOf(spots: readonly Spot[], chosen: string[][], signature: Signature): PlainValues {
  const values: PlainValues = { texts: {}, states: {}, signatures: {}, dates: {} };
  for (const [index, { kind }] of spots.entries()) {
    const [long, brief] = [nameOf(index, widest), nameOf(index, short)];
    const [text = ''] = chosen[index] ?? [];
    if (kind === 'mark') values.states[long] = 'on';
    else if (kind === 'signature') values.signatures[long] = signature;
    else {
      const group = kind === 'date' ? values.dates : values.texts;
      group[long] = text;
      group[brief] = /\S/u.exec(text)?.[0] ?? '';
    }
  }
  return values;
}

function pdfOf(form: LoweredForm, plan: FillPlan, values: Partial<PlainValues>): Uint8Array {
  const filled = createFiller(form.template, plan).fill(valuesFrom(values), 'SIGN');
  if ('refusals' in filled) throw new Error(`${form.bundle.id} refuses what it took before.`);
  return filled.pdf;
}

function inBlack(fields: FillPlan['fields']): FillPlan['fields'] {
  const black = <T extends { color: number[] }>(place: T): T => ({ ...place, color: [0] });
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, PlanField] => {
      if (field.kind !== 'mark') return [name, { ...field, places: field.places.map(black) }];
      const states = Object.entries(field.states).map(([on, places]) => [on, places.map(black)]);
      return [name, { ...field, states: Object.fromEntries(states) }];
    }),
  );
}
