import { type FillValues, type PlainValues, valuesFrom } from '@formpress/fill';
import type { FillPlan, PlanField } from '@formpress/model';

/** A value for every field: a unique short text, as many digits as fit, or the next state. */
export function shownValues({ fields }: FillPlan, letters: string): FillValues {
  const values: PlainValues = { texts: {}, states: {}, signatures: {}, dates: {} };
  for (const [i, [name, field]] of Object.entries(fields).entries()) {
    if (field.kind === 'text') values.texts[name] = textFor(field, letters, i);
    if (field.kind === 'mark') values.states[name] = stateFor(field, i);
    if (field.kind === 'date') values.dates[name] = '03/01/2026'.slice(0, field.maxLength ?? 10);
    if (field.kind === 'signature') {
      values.signatures[name] = { name: `${letters}a O’Brien`, stamp: '2026-03-01 14:05:09 UTC' };
    }
  }
  return valuesFrom(values);
}

function textFor(field: PlanField & { kind: 'text' }, letters: string, i: number): string {
  if (field.maxLength !== undefined) return '9876543219'.slice(0, field.maxLength);
  const widest = Math.min(
    ...field.places.map(({ box, turn }) => box[turn % 180 === 0 ? 2 : 3] ?? 0),
  );
  return widest < 30 ? String(i % 10) : `${letters}${i}`;
}

function stateFor({ states }: PlanField & { kind: 'mark' }, i: number): string {
  const names = Object.keys(states);
  return names[i % names.length] ?? '';
}
