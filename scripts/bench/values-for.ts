import { type FillValues, type PlainValues, valuesFrom } from '@formpress/fill';
import type { PlanField } from '@formpress/model';
import type { BenchForm } from './forms.ts';

const count = 64;
/** The numbers of texts and ticked boxes in a typical W-4. */
export const usualAmount = { texts: 20, states: 3 };
const names = ['Renée O’Brien', 'José Núñez-García', '12 Main St (rear)', 'Springfield, IL 62701'];
const letters = ['Łukasz Đặng', 'Nguyễn Ștefan', 'Þóra Żółć', 'Ağca Çelik'];

type Kind = { signs?: boolean; letters?: boolean; amount?: typeof usualAmount };

/**
 * Values for every field, different from call to call. A text that does not fit its box is replaced by
 * a short one, so that every call fills the form.
 */
export function valuesFor(form: BenchForm, kind: Kind = {}): () => FillValues {
  const sets = Array.from({ length: count }, (_, i) => fitting(form, valueSet(form, i, kind)));
  let next = 0;
  return () => sets[next++ % count] as FillValues;
}

function valueSet({ plan }: BenchForm, index: number, kind: Kind): PlainValues {
  const values: PlainValues = { texts: {}, states: {}, signatures: {}, dates: {} };
  for (const [i, [name, field]] of Object.entries(plan.fields).entries()) {
    setValue(values, name, field, index * 7 + i, kind);
  }
  if (!kind.amount) return values;
  const first = <Value>(group: Record<string, Value>, amount: number) =>
    Object.fromEntries(Object.entries(group).slice(0, amount));
  const { texts, states } = kind.amount;
  return { ...values, texts: first(values.texts, texts), states: first(values.states, states) };
}

function setValue(
  values: PlainValues,
  name: string,
  field: PlanField,
  seed: number,
  { signs, letters: wantsLetters }: Kind,
): void {
  if (field.kind === 'mark' || (field.kind === 'text' && field.labels)) {
    const [state] = Object.keys((field.kind === 'mark' ? field.states : field.labels) ?? {});
    if (state !== undefined) values.states[name] = state;
  } else if (field.kind === 'text') {
    values.texts[name] = textFor(field, seed, wantsLetters ? letters : names);
  } else if (signs && field.kind === 'date') {
    values.dates[name] = `03/${String(1 + (seed % 28)).padStart(2, '0')}/2026`;
  } else if (signs) {
    const second = String(seed % 60).padStart(2, '0');
    values.signatures[name] = {
      name: (wantsLetters ? letters : names)[seed % 2] ?? '',
      stamp: `2026-03-01 14:05:${second} America/New_York`,
    };
  }
}

type Text = Extract<PlanField, { kind: 'text' }>;

/** A masked number, an amount, or a name or address where it fits. */
function textFor({ maxLength, multiline, places }: Text, seed: number, from: string[]): string {
  const number = String(1000 + ((seed * 7919) % 9000));
  if (maxLength !== undefined && maxLength >= 9 && maxLength <= 11) return `XXX-XX-${number}`;
  if (maxLength !== undefined && maxLength < 20) return number.slice(0, maxLength);
  const width = places[0]?.box[2] ?? 0;
  if (width < 100) return number;
  const text = from[seed % from.length] ?? '';
  return multiline ? `${text}\n${number} Main St\nDayton, OH 4${number}` : `${text} ${seed % 100}`;
}

function fitting({ filler }: BenchForm, plain: PlainValues): FillValues {
  const values = valuesFrom(plain);
  const filled = filler.fill(values, 'SIGN');
  if (!('refusals' in filled)) return values;
  const short = filled.refusals.map(({ field }): [string, string] => [field, '7']);
  return valuesFrom({ ...plain, texts: { ...plain.texts, ...Object.fromEntries(short) } });
}
