import type { Unit } from './unit.ts';

/** Units by the name of what their file of translations is for: a form, a place, or "shared". */
export function unitsByHome(units: readonly Unit[]): Map<string, Unit[]> {
  return grouped(units, ({ file }) => file.split('/').at(-3) ?? file);
}

/** Units by their file of translations. */
export function unitsByFile(units: readonly Unit[]): Map<string, Unit[]> {
  return grouped(units, ({ file }) => file);
}

function grouped(units: readonly Unit[], keyOf: (unit: Unit) => string): Map<string, Unit[]> {
  const groups = new Map<string, Unit[]>();
  for (const unit of units) {
    const own = groups.get(keyOf(unit));
    if (own) own.push(unit);
    else groups.set(keyOf(unit), [unit]);
  }
  return groups;
}
