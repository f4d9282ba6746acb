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

/** The first case in which a question has a value. */
export function firstCaseWith(form: LoweredForm, question: string): CaseValues | undefined {
  for (const each of form.source.cases) {
    const found = valuesInCase(form, each);
    if (found.values.has(question)) return found;
  }
  return undefined;
}
