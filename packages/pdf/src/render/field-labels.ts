import type { PdfField } from '../fields/pdf-field.ts';

/** The label of each field: the shortest suffix of its name that no other field has. */
export function fieldLabels(fields: PdfField[]): Map<string, string> {
  const endings = new Map<string, number>();
  for (const { name } of fields) {
    for (const ending of endingsOf(name)) endings.set(ending, (endings.get(ending) ?? 0) + 1);
  }
  return new Map(
    fields.map(({ name }) => [
      name,
      endingsOf(name).find((each) => endings.get(each) === 1) ?? name,
    ]),
  );
}

/** Suffixes in whole levels, the shortest first, the name itself last. */
function endingsOf(name: string): string[] {
  const levels = name.split('.');
  return levels.map((_, i) => levels.slice(levels.length - 1 - i).join('.'));
}
