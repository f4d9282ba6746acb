import { createFiller, type FillValues, type PlainValues, valuesFrom } from '@formpress/fill';
import type { FillPlan, PlanField } from '@formpress/model';
import type { InkPlace, VisibilityFiles } from '@formpress/pdf';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { personOf } from '../filling/person-of.ts';
import { countedPrint, type FillableBox } from './filled-boxes.ts';

/** A form with a value in every box and in every state. A text box has two: the widest text and a short one. */
export type FilledForm = {
  fields: FillPlan['fields'];
  places: InkPlace[];
  fill(): VisibilityFiles;
};

/** Prepares the filling of every box. A text that does not fit is replaced by the next one. */
export function fillBoxes(form: LoweredForm, boxes: readonly FillableBox[]): FilledForm {
  const fields = { ...unboundFields(form, boxes), ...fieldsFor(boxes) };
  const plan = { ...form.plan, fields };
  const fill = () => {
    const filler = createFiller(form.template, plan);
    const values = fittingValues(boxes, signatureOf(form), (tried) => {
      const filled = filler.fill(tried, 'SIGN');
      return 'refusals' in filled ? filled.refusals.map(({ field }) => field) : [];
    });
    return {
      blank: pdfOf(form, plan, {}),
      // A drawn blank has no annotations, and values are drawn last, so nothing can cover them.
      ...(form.bundle.blank.kind === 'agency' && { filled: pdfOf(form, plan, values) }),
      black: pdfOf(form, { ...plan, fields: inBlack(fields) }, values),
    };
  };
  return { fields, places: boxes.map((box, index) => placeOf(form, box, index)), fill };
}

/** Each box has two texts, each with a marked-content number by which it is found in the file. */
const [widest, short] = [0, 1];

function tagOf(index: number, which: number): number {
  return 2 * index + which;
}

function placeOf(
  form: LoweredForm,
  { name, kind, page, place }: FillableBox,
  index: number,
): InkPlace {
  const [x = 0, y = 0, width = 0, height = 0] = place.box;
  return {
    page,
    box: [x, y, width, height],
    color: place.color,
    tags: kind === 'mark' ? [] : [tagOf(index, widest), tagOf(index, short)],
    counted: countedPrint(form, { name, kind }),
  };
}

/** Unbound fields keep their contents: the agency may have prefilled them. */
function unboundFields({ plan }: LoweredForm, boxes: readonly FillableBox[]): FillPlan['fields'] {
  const used = new Set<unknown>(boxes.map(({ place }) => place));
  const isUsed = (field: PlanField) =>
    (field.kind === 'mark' ? Object.values(field.states).flat() : field.places).some((each) =>
      used.has(each),
    );
  return Object.fromEntries(Object.entries(plan.fields).filter(([, field]) => !isUsed(field)));
}

function fieldsFor(boxes: readonly FillableBox[]): FillPlan['fields'] {
  const fields: FillPlan['fields'] = {};
  for (const [index, box] of boxes.entries()) {
    if (box.kind === 'mark') {
      fields[nameOf(index, widest)] = { kind: 'mark', states: { on: [box.place] } };
      continue;
    }
    const { preset: _, ...place } = box.place;
    const { labels: __, ...field } = { labels: {}, ...box.field };
    for (const which of box.kind === 'signature' ? [widest] : [widest, short]) {
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

/** How often texts that do not fit are replaced. */
const maxTrials = 16;

function fittingValues(
  boxes: readonly FillableBox[],
  signature: Signature,
  refusedOf: (values: FillValues) => string[],
): PlainValues {
  const chosen = boxes.map((box) => ('texts' in box ? [...box.texts] : []));
  for (let trial = 0; ; trial += 1) {
    const values = valuesOf(boxes, chosen, signature);
    const refused = new Set(refusedOf(valuesFrom(values)));
    if (refused.size === 0) return values;
    for (const [index, texts] of chosen.entries()) {
      if (!refused.has(nameOf(index, widest)) && !refused.has(nameOf(index, short))) continue;
      if (trial === maxTrials) texts.length = 0;
      else if (texts.length > 1) texts.shift();
      else texts.splice(0, 1, ...shorter(texts));
    }
  }
}

/** The first half of a text. */
function shorter([text = '']: string[]): string[] {
  return text.length > 1 ? [text.slice(0, text.length / 2)] : [];
}

function valuesOf(
  boxes: readonly FillableBox[],
  chosen: string[][],
  signature: Signature,
): PlainValues {
  const values: PlainValues = { texts: {}, states: {}, signatures: {}, dates: {} };
  for (const [index, { kind }] of boxes.entries()) {
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
