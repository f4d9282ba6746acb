import type { FillPlan, PlanField } from '@formpress/model';
import type { FillValues } from './values.ts';

/** A value for a field that cannot take it would vanish from the form, so it is our mistake. */
export function valuesChecker({ fields }: FillPlan): (values: FillValues) => void {
  const entries = Object.entries(fields);
  const named = (kind: PlanField['kind']) =>
    new Set(entries.filter(([, field]) => field.kind === kind).map(([name]) => name));
  const [texts, signatures, dates] = [named('text'), named('signature'), named('date')];
  const states = new Map(entries.map(([name, field]) => [name, statesOf(field)]));
  return (values) => {
    checkNames(values.texts, texts, 'texts');
    checkNames(values.signatures, signatures, 'signatures');
    checkNames(values.dates, dates, 'dates');
    for (const name of Object.keys(values.states)) {
      checkState(name, values.states[name] ?? '', states.get(name));
    }
  };
}

function checkNames(values: object, known: Set<string>, what: keyof FillValues): void {
  for (const name of Object.keys(values)) if (!known.has(name)) throw noField(name, what);
}

function noField(name: string, what: keyof FillValues): Error {
  return new Error(`The plan has no field ${name} that takes ${what}.`);
}

/** The states of a checkbox or radio, or what a list offers. */
type States = { values: Set<string>; isList: boolean };

function statesOf(field: PlanField): States | undefined {
  if (field.kind === 'mark') return { values: new Set(Object.keys(field.states)), isList: false };
  if (field.kind !== 'text') return undefined;
  return { values: new Set(Object.keys(field.labels ?? {})), isList: true };
}

function checkState(name: string, state: string, known: States | undefined): void {
  if (!known) throw noField(name, 'states');
  if (known.values.has(state)) return;
  if (known.isList) throw new Error(`The list ${name} does not offer ${state}.`);
  throw new Error(`The field ${name} has no state ${state}.`);
}
