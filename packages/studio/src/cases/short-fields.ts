import { type Bundle, lastLevel } from '@formpress/model';

/** The shortest unambiguous name of each field: its last level, or its full name. */
export function shortestNames({ pdf }: Bundle): (field: string) => string {
  const all = [...pdf.fields, ...pdf.sign].map(({ field }) => field);
  const counts = new Map<string, number>();
  for (const field of new Set(all)) {
    const last = lastLevel(field);
    counts.set(last, (counts.get(last) ?? 0) + 1);
  }
  return (field) => (counts.get(lastLevel(field)) === 1 ? lastLevel(field) : field);
}
