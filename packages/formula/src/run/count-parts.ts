import type { Expression } from '@formpress/model';

/** The number of parts of an expression when written out. A part that is used twice counts twice. */
export function countParts(expression: Expression): number {
  const known = new Map<object, number>();
  const count = (part: object): number => {
    const found = known.get(part);
    if (found !== undefined) return found;
    let parts = 1;
    for (const inner of Object.values(part)) {
      if (typeof inner === 'object' && inner !== null) parts += count(inner);
    }
    known.set(part, parts);
    return parts;
  };
  return count(expression);
}
