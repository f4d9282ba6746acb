import { quotedList } from '@formpress/comparison';
import { compareVersions } from '@formpress/model';
import type { LinkedLocality, LinkedLocalityForm } from '../../4-link/linked/linked.ts';
import { defineCheck } from '../foundation/define-check.ts';
import type { FormFacts } from '../foundation/release-facts.ts';
import { formsNamed } from '../localities/forms-named.ts';
import { type FlowOutcome, flowOutcomes } from './flow-outcomes.ts';

/** Where a form refuses people, the flows that lead to it must ask first, or the locality says why nobody is refused. */
export const refusedByForm = defineCheck({
  code: 'refused-by-form',
  severity: 'error',
  checkRelease({ localities, forms, isWhole }, report) {
    if (!isWhole) return;
    const newest = newestOf(forms);
    for (const locality of localities) {
      for (const form of locality.forms) {
        const refusing = newest.get(form.id)?.refusesAt ?? [];
        const [first, ...others] = mistakesIn(form, refusing, locality);
        if (first)
          report({ ...first, related: others.map(({ at, message }) => ({ at, message })) });
      }
    }
  },
});

function newestOf(forms: readonly FormFacts[]): Map<string, FormFacts> {
  const inOrder = [...forms].sort((a, b) => compareVersions(a.version, b.version));
  return new Map(inOrder.filter(({ withdrawn }) => !withdrawn).map((form) => [form.id, form]));
}

function mistakesIn(
  form: LinkedLocalityForm,
  refusing: readonly string[],
  locality: LinkedLocality,
) {
  const { id, at, refusals } = form;
  const named = locality.flows.filter(({ rows, flow }) =>
    formsNamed(rows, flow).some((each) => each.form === id),
  );
  const covered = new Set(refusals.map(({ question }) => question));
  const uncovered = refusing.filter((question) => named.length > 0 && !covered.has(question));
  return [
    ...uncovered.map((question) => ({
      at,
      message: `${named[0]?.id} leads people to ${id}, which refuses some of them at "${question}".`,
      help: `Ask for it in the flow and write refusals: { ${question}: { askedBy: … } }, or explain why nobody is refused: { because: … }.`,
    })),
    ...refusals
      .filter(({ question }) => !refusing.includes(question))
      .map(({ question, at: place }) => ({
        at: place,
        message: `${id} refuses nobody at "${question}".`,
        help: 'Remove the row from "refusals", or correct the name of the question.',
      })),
    ...refusals.flatMap(({ askedBy, at: place }) =>
      named
        .filter((flow) => askedBy.length > 0 && yieldsUnasked(id, askedBy, flow))
        .map((flow) => ({
          at: place,
          message: `${flow.id} leads people to ${id} without asking ${quotedList(askedBy, 'or')}.`,
          help: `Ask it on every path to ${id}, and make one of its answers lead elsewhere.`,
        })),
    ),
  ];
}

/** Whether a flow yields a form without asking any of the questions, or yields it whatever the answers are. */
function yieldsUnasked(
  id: string,
  questions: readonly string[],
  { rows, flow }: LinkedLocality['flows'][number],
): boolean {
  const outcomes = rows.flatMap((row) => flowOutcomes(row, flow) ?? []);
  const isAsked = ({ answers }: FlowOutcome) =>
    questions.some((each) => answers[each] !== undefined);
  const others = outcomes.filter((outcome) => isAsked(outcome) && !outcome.forms.includes(id));
  const isUnasked = outcomes.some((outcome) => outcome.forms.includes(id) && !isAsked(outcome));
  return isUnasked || others.length === 0;
}
