import type {
  LinkedForm,
  LinkedInterview,
  LinkedQuestion,
} from '../../4-link/linked/linked-form.ts';
import { defineCheck } from '../foundation/define-check.ts';
import { versionBefore } from '../foundation/version-before.ts';

/** A version that says it was checked against its own source must not compute exactly what the version before it computes. */
export const copiedVersion = defineCheck({
  code: 'copied-version',
  severity: 'warning',
  check({ form, family }, report) {
    if (!form || !isChecked(form)) return;
    const before = versionBefore(form, family);
    if (!before || computed(before) !== computed(form)) return;
    report({
      at: form.confidenceAt,
      message: `${form.id} ${form.version} computes exactly what ${before.version} computes: no amount, question or formula differs.`,
      related: [{ at: before.confidenceAt, message: 'The version before:' }],
      help: 'Look whether the agency changed an amount, a line or a year. If it changed nothing, accept this warning with that reason. If it was not looked up, write confidence: { carriedOver: … }.',
    });
  },
});

/** Whether a form says that it was read in a source of its own. */
function isChecked({ facts }: LinkedForm): boolean {
  return facts.confidence.basis === 'AGENCY_FILE' || facts.confidence.basis === 'OTHER_SOURCE';
}

/** All that a version computes with, as one text. */
function computed({
  amounts,
  questions,
  interview,
  withFederal,
  taxParameters,
  rules,
}: LinkedForm): string {
  return JSON.stringify({
    amounts: [...amounts].map(([name, { amount }]) => [name, amount]),
    questions: [...questions.values()].map(questionOf),
    interview: routesOf(interview),
    withFederal: withFederal && routesOf(withFederal.interview),
    given: withFederal?.given.map(({ question, is }) => [question.id, is.text]),
    taxParameters: taxParameters.map(({ id, type, is, map }) => [
      id,
      type,
      is.text,
      [...(map ?? [])],
    ]),
    rules: rules.map(({ id, when }) => [id, when.text]),
  });
}

function questionOf({ id, places, options, accepts, required, calculate }: LinkedQuestion) {
  const when = typeof required === 'object' ? required.when.text : required;
  const values = options.map(({ value }) => value);
  return [id, places.answerName, values, accepts, when, calculate?.is.text, calculate?.round];
}

function routesOf({ sets }: LinkedInterview) {
  return sets.map(({ id, questions, next }) => [
    id,
    questions.map(({ question }) => question.id),
    next.kind === 'always'
      ? next.target
      : [next.question.id, ...[...next.goTo].map(([answer, { target }]) => [answer, target])],
  ]);
}
