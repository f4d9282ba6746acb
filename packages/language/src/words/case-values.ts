import type { LinkedForm, LoweredForm } from '@formpress/compiler';
import { walk } from '@formpress/engine';

/** A case of a form, and the value of every question in it. */
export type CaseValues = { about: string; values: ReadonlyMap<string, string> };

type LinkedCase = LinkedForm['cases'][number];

/** The values of a form in one of its cases, as they are printed. */
export function valuesInCase({ bundle }: LoweredForm, { about, data }: LinkedCase): CaseValues {
  const { values } = walk(bundle, data.answers, data.federal);
  return { about, values: new Map([...values].map(([id, { text }]) => [id, text])) };
}

/**
 * The values of a case in which a question has a value: of one in the file that was opened last, or else of the first
 * such case.
 */
export function caseWith(
  form: LoweredForm,
  question: string,
  opened: readonly string[],
): CaseValues | undefined {
  const rank = (file: string) => (opened.includes(file) ? opened.indexOf(file) : opened.length);
  const cases = form.source.cases.toSorted((a, b) => rank(a.at.file) - rank(b.at.file));
  for (const each of cases) {
    const found = valuesInCase(form, each);
    if (found.values.has(question)) return found;
  }
  return undefined;
}
