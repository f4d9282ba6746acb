import type { FillPlan, PlanField } from '@formpress/model';
import type { FillValues } from './values.ts';

const taken: Record<keyof FillValues, PlanField['kind'][]> = {
  texts: ['text'],
  states: ['mark', 'text'],
  signatures: ['signature'],
  dates: ['date'],
};

/** A value for a field that cannot take it would vanish from the form, so it is our mistake. */
export function checkValues(plan: FillPlan, values: FillValues): void {
  for (const group of ['texts', 'states', 'signatures', 'dates'] as const) {
    for (const name in values[group]) {
      const kind = Object.hasOwn(plan.fields, name) ? plan.fields[name]?.kind : undefined;
      if (!kind || !taken[group].includes(kind)) {
        throw new Error(`The plan has no field ${name} that takes ${group}.`);
      }
    }
  }
}
