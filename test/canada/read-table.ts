import { readFileSync } from 'node:fs';

/** The rows of a table next to the tests, by the names in its header. */
export function readTable<Name extends string>(file: string): Record<Name, string>[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const [header = '', ...rows] = text.trim().split('\n');
  const names = header.split(',') as Name[];
  return rows.map((row) => {
    const cells = row.split(',');
    const pairs = names.map((name, index) => [name, cells[index] ?? '']);
    return Object.fromEntries(pairs) as Record<Name, string>;
  });
}
