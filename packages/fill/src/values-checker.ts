import type { FillPlan, PlanField } from '@formpress/model';
import type { FillValues } from './values.ts';

const takers: Record<keyof FillValues, PlanField['kind'][]> = {
  texts: ['text'],
  states: ['mark', 'text'],
  signatures: ['signature'],
  dates: ['date'],
};

/** A value for a field that cannot take it would vanish from the form, so it is our mistake. */
export function valuesChecker(plan: FillPlan): (values: FillValues) => void {
  const groups = (['texts', 'states', 'signatures', 'dates'] as const).map((group) => ({
    group,
    names: namesOf(plan, takers[group]),
  }));
  const states = statesOf(plan);
  return (values) => {
    for (const { group, names } of groups) {
      for (const name of Object.keys(values[group])) {
        if (!names.has(name)) throw new Error(`The plan has no field ${name} that takes ${group}.`);
      }
    }
    for (const name in values.states) checkState(name, values.states[name] ?? '', states.get(name));
  };
}

function checkState(name: string, state: string, known: States | undefined): void {
  if (known?.values.has(state)) return;
  if (known?.isList) throw new Error(`The list ${name} does not offer ${state}.`);
  throw new Error(`The field ${name} has no state ${state}.`);
}

function namesOf({ fields }: FillPlan, kinds: PlanField['kind'][]): Set<string> {
  const taking = Object.entries(fields).filter(([, { kind }]) => kinds.includes(kind));
  return new Set(taking.map(([name]) => name));
}

/** The states of a checkbox or radio, or what a list offers. */
type States = { values: Set<string>; isList: boolean };

function statesOf({ fields }: FillPlan): Map<string, States> {
  const entries = Object.entries(fields).map(([name, field]): [string, States] => {
    const isList = field.kind === 'text';
    const known = field.kind === 'mark' ? field.states : isList ? field.labels : {};
    return [name, { values: new Set(Object.keys(known ?? {})), isList }];
  });
  return new Map(entries);
}
