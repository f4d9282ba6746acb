import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedFlow, LinkedFlowRow } from '../../4-link/linked/linked.ts';

/** A form that a flow names, and where. */
export type NamedForm = { form: string; at: SourceRange };

/** All forms that a flow may yield: those of its rows, and those of its answers. */
export function formsNamed(rows: LinkedFlowRow[], flow: LinkedFlow | undefined): NamedForm[] {
  const byRow = rows.flatMap((row) =>
    'forms' in row ? row.forms.map((form) => ({ form, at: row.at })) : [],
  );
  const asked = flow?.interview.sets.flatMap(({ questions }) => questions) ?? [];
  const byAnswer = asked.flatMap(({ question: { forms, formPlaces, at } }) =>
    [...(forms ?? [])].flatMap(([answer, yielded]) =>
      yielded.map((form) => ({ form, at: formPlaces?.get(answer) ?? at })),
    ),
  );
  return [...byRow, ...byAnswer];
}
