import type { FillRequest } from '@formpress/engine';

/**
 * The answers of a request as a text: the same for the same answers, whatever the order of their keys and the spacing
 * of the JSON that they were sent in.
 */
export function answersText({ employee, employer, fields, federalValues }: FillRequest): string {
  return JSON.stringify([
    sorted(employee),
    sorted(employer ?? {}),
    sorted(fields),
    ...(federalValues ? [sorted(federalValues)] : []),
  ]);
}

/** The entries of an object sorted by key, and likewise those of an address in it. */
function sorted(object: object): unknown[] {
  const values = object as Record<string, unknown>;
  return Object.keys(values)
    .sort()
    .map((key) => {
      const value = values[key];
      return [key, typeof value === 'object' && value !== null ? sorted(value) : value];
    });
}
