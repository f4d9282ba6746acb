import type { Bundle } from '@formpress/model';
import { lastLevel } from '@formpress/model';

/**
 * What a field is called in a lock: the last level of its name where no other bound field has it,
 * else its full name.
 */
export function shortNames({ pdf }: Bundle): (field: string) => string {
  const fields = [...pdf.fields, ...pdf.sign].map(({ field }) => field);
  const owners = new Map<string, number>();
  for (const field of fields) owners.set(lastLevel(field), (owners.get(lastLevel(field)) ?? 0) + 1);
  const names = new Map(
    fields.map((field) => [field, owners.get(lastLevel(field)) === 1 ? lastLevel(field) : field]),
  );
  return (field) => names.get(field) ?? field;
}
