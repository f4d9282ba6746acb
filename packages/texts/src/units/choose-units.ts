import type { Unit, UnitState } from '../foundation/unit.ts';

/** The choices for an export: the states that need work, or everything. */
export const choices = ['missing', 'changed', 'draft', 'all'] as const;
export type UnitSelection = (typeof choices)[number];

/** The units of the chosen states; without a choice, all that need work. */
export function chooseUnits(units: readonly Unit[], wanted: readonly UnitSelection[]): Unit[] {
  if (wanted.includes('all')) return [...units];
  const states = new Set<UnitState>(
    wanted.length === 0
      ? ['missing', 'changed', 'draft']
      : wanted.flatMap((choice) => (choice === 'all' ? [] : [choice])),
  );
  return units.filter(({ state }) => states.has(state));
}
