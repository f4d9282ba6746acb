import { createFiller, type FillMode, type PlainValues, valuesFrom } from '@formpress/fill';
import type { FillPlan, PlanField } from '@formpress/model';
import type { UaBreach } from '@formpress/pdf';
import type { PdfWork } from '../../../cache/pdf-work.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';

/** A rule of PDF/UA-1 that the blank of a form breaks, or the form when it is filled in some way. */
export type FormBreach = UaBreach & { file: string };

const modes: Record<FillMode, string> = {
  PREVIEW: 'filled form',
  SIGN: 'signed form',
  SIGN_EXTERNALLY: 'form that is signed elsewhere',
};

const known = new WeakMap<LoweredForm, FormBreach[]>();

/** Checks a drawn blank, and the form filled in each way, by the rules of PDF/UA-1. */
export async function checkAccessibility(form: LoweredForm, pdfWork: PdfWork): Promise<void> {
  if (form.bundle.blank.kind === 'agency') return;
  const files: [file: string, bytes: () => Uint8Array][] = [
    ['blank', () => form.blankPdf],
    ...Object.entries(modes).map(([mode, file]): [string, () => Uint8Array] => [
      file,
      () => filledWhole(form, mode as FillMode),
    ]),
  ];
  const found: FormBreach[] = [];
  for (const [file, bytes] of files) {
    const madeFrom = { paper: form.paper, file };
    const breaches = await pdfWork.findUaBreaches({ madeFrom, bytes });
    const isNew = ({ clause }: UaBreach) => !found.some((each) => each.clause === clause);
    found.push(...breaches.filter(isNew).map((each) => ({ ...each, file })));
  }
  known.set(form, found);
}

/** The rules that a form breaks; empty until they have been checked. */
export function accessibilityBreachesOf(form: LoweredForm): readonly FormBreach[] {
  return known.get(form) ?? [];
}

/** A form with a text in every field and a mark in every box. */
function filledWhole({ bundle, plan, template }: LoweredForm, mode: FillMode): Uint8Array {
  const fields = Object.fromEntries(
    Object.entries(plan.fields).flatMap(([name, field]) => separate(name, field)),
  );
  const filler = createFiller(template, { ...plan, fields });
  const filled = filler.fill(valuesFrom(valuesFor(fields)), mode);
  if ('refusals' in filled) throw new Error(`${bundle.id} has no room for one letter.`);
  return filled.pdf;
}

/** Fields in which every state of a group of boxes is a field of its own, so that all can be marked at once. */
function separate(name: string, field: PlanField): [string, PlanField][] {
  if (field.kind !== 'mark') return [[name, field]];
  return Object.entries(field.states).map(([state, places]) => [
    `${name} ${state}`,
    { kind: 'mark', states: { on: places } },
  ]);
}

/** The first letter is not in the standard encoding, so it needs the font for other letters. */
const letters = ['Ł', 'X'];

function valuesFor(fields: FillPlan['fields']): PlainValues {
  const values: PlainValues = { texts: {}, states: {}, signatures: {}, dates: {} };
  for (const [index, [name, field]] of Object.entries(fields).entries()) {
    const [text = ''] = index === 0 ? letters : letters.slice(1);
    if (field.kind === 'mark') values.states[name] = 'on';
    else if (field.kind === 'signature') values.signatures[name] = { name: 'A', stamp: '1' };
    else if (field.kind === 'date') values.dates[name] = '1';
    else values.texts[name] = text;
  }
  return values;
}
