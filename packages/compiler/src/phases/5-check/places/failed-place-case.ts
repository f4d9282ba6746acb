import { plainList } from '@formpress/comparison';
import type { LinkedPlace } from '../../4-link/link-place.ts';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import type { LinkedPlaceCase, PlaceExpectation } from '../../4-link/linked/linked-place-case.ts';
import { againstAgreements } from '../agreements/against-agreements.ts';
import { defineCheck, type Finding } from '../foundation/define-check.ts';
import { type CaseOutcome, outcomesOf } from './case-outcome.ts';

/** Every worked example of a locality must come out as it says, computed by the service's engine. */
export const failedPlaceCase = defineCheck({
  code: 'failed-place-case',
  severity: 'error',
  check({ place, agreements }, report) {
    if (!place || againstAgreements(place.locality, agreements).length > 0) return;
    for (const failure of failuresOf(place)) report(failure);
  },
});

/** The cases of a place that do not come out as they say. Failures that the same line causes are joined into one. */
function failuresOf(place: LinkedPlace): Finding[] {
  const joined = new Map<string, { first: Finding; others: number }>();
  for (const failure of allFailures(place)) {
    const decided = failure.related?.at(1)?.at ?? failure.at;
    const key = `${decided.file} ${decided.start}`;
    const known = joined.get(key);
    if (known) known.others += 1;
    else joined.set(key, { first: failure, others: 0 });
  }
  return [...joined.values()].map(({ first, others }) => {
    const more = others === 1 ? ' One more expectation fails by the same line.' : '';
    const many = others > 1 ? ` ${others} more expectations fail because of the same line.` : '';
    return { ...first, message: `${first.message}${more}${many}` };
  });
}

function allFailures({ locality, cases }: LinkedPlace): Finding[] {
  const failures: Finding[] = [];
  // While a form is left out because of a mistake, cases are not reported.
  if (locality.forms.length !== locality.namesForms.length) return failures;
  if (locality.flows.some(lacksQuestions)) return failures;
  for (const example of cases) {
    const reported = new Set<PlaceExpectation>();
    for (const outcome of outcomesOf(example, locality)) {
      for (const expected of example.expect) {
        const message = reported.has(expected) ? undefined : difference(expected, outcome, example);
        if (message === undefined) continue;
        reported.add(expected);
        failures.push({
          at: expected.at,
          message,
          related: [
            { at: example.at, message: 'The case is:' },
            ...placesOfRule(expected, outcome, locality),
          ],
          help: 'Correct the locality or its flow if the case is right, or else the case.',
        });
      }
    }
  }
  return failures;
}

/** Whether the questions of a flow are left out because of a mistake in them. */
function lacksQuestions({ rows, flow }: LinkedLocality['flows'][number]): boolean {
  return flow === undefined && rows.some((row) => 'start' in row);
}

/** What is not as expected, in a sentence. */
function difference(
  { what, forms }: PlaceExpectation,
  outcome: CaseOutcome,
  { work }: LinkedPlaceCase,
): string | undefined {
  const who = `Someone who lives in ${outcome.home} and works in ${plainList(work)}`;
  const { flow } = outcome;
  if (what === 'flow' && !flow) return `${who} has no flow here.`;
  if (what === 'flow' && flow?.lacks)
    return `${who} is asked "${flow.lacks.id}" by ${flow.id}, but the case has no answer to it.`;
  const got = what === 'flow' ? (flow?.forms ?? []) : outcome[what];
  if (isSame(got, forms)) return undefined;
  const verb = {
    offered: 'is offered',
    recommended: 'is recommended',
    flow: `is led by ${flow?.id} to`,
  }[what];
  return `${who} ${verb} ${describeForms(got)}, but the case expects ${describeForms(forms)}.`;
}

/** The line that decides: of the first form that is superfluous or missing, or of the flow. */
function placesOfRule(
  { what, forms }: PlaceExpectation,
  { flow, ...outcome }: CaseOutcome,
  locality: LinkedLocality,
) {
  const message = 'This decides it:';
  if (what === 'flow') return flow ? [{ at: flow.decidedAt, message }] : [];
  const got = outcome[what];
  const isUnlike = ({ id }: { id: string }) => got.includes(id) !== forms.includes(id);
  return locality.forms
    .filter(isUnlike)
    .slice(0, 1)
    .map(({ when, recommended }) => {
      return { at: what === 'offered' ? (when ?? recommended).at : recommended.at, message };
    });
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}

function describeForms(forms: readonly string[]): string {
  return forms.length === 0 ? 'no form' : plainList([...forms].sort());
}
