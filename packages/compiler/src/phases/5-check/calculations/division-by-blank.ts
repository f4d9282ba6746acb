import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type {
  LinkedForm,
  LinkedFormula,
  LinkedQuestion,
  Read,
} from '../../4-link/linked/linked-form.ts';
import { askedBefore, isAnswered } from '../foundation/asked-before.ts';
import {
  defineCheck,
  eachForm,
  eachInterview,
  type Finding,
  type ReportFinding,
} from '../foundation/define-check.ts';
import { endsOf } from '../foundation/ends-of.ts';
import type { AskedInterview } from '../foundation/interviews-of.ts';

/** A divisor must have an answer wherever it is used: a blank would count as 0. */
export const divisionByBlank = defineCheck({
  code: 'division-by-blank',
  severity: 'error',
  check(subject, report) {
    eachInterview(inInterview)(subject, report);
    eachForm(atTheEnd)(subject, report);
  },
});

function inInterview(asked: AskedInterview, report: ReportFinding): void {
  const before = askedBefore(asked);
  for (const set of asked.interview.sets) {
    const answered = new Set(before.get(set.id)?.onEveryPath);
    for (const { question } of before.has(set.id) ? set.questions : []) {
      const rests = formulasOf(question).flatMap(({ mustBeAnswered }) => mustBeAnswered);
      const blank = rests.find(isBlank(answered));
      if (blank) report(finding(question.id, blank, asked.questions.get(blank.name)?.at));
      if (asked.optional.has(question.id)) continue;
      if (isAnswered(question, answered)) answered.add(question.id);
    }
  }
}

function atTheEnd(form: LinkedForm, report: ReportFinding): void {
  for (const { answered } of endsOf(form)) {
    for (const { name, formula } of formulasAtTheEnd(form)) {
      const blank = formula.mustBeAnswered.find(isBlank(answered));
      if (blank) report(finding(name, blank, form.questions.get(blank.name)?.at));
    }
  }
}

function formulasOf({ required, calculate }: LinkedQuestion): LinkedFormula[] {
  const when = typeof required === 'object' ? [required.when] : [];
  return calculate ? [...when, calculate.is] : when;
}

/** The formulas that are calculated at the end: parameters, rules, boxes to tick, who signs. */
function formulasAtTheEnd({ taxParameters, rules, pdf }: LinkedForm) {
  return [
    ...taxParameters.map(({ id, is }) => ({ name: id, formula: is })),
    ...rules.map(({ id, when }) => ({ name: id, formula: when })),
    ...pdf.bindings.flatMap((binding) =>
      'tick' in binding ? [{ name: binding.field.name, formula: binding.tick }] : [],
    ),
    ...pdf.sign.flatMap(({ name, when }) => (when ? [{ name, formula: when }] : [])),
  ];
}

function isBlank(answered: ReadonlySet<string>) {
  return ({ name }: Read) => !answered.has(name);
}

function finding(id: string, { name, at }: Read, asked: SourceRange | undefined): Finding {
  return {
    at,
    message: `"${id}" divides by "${name}", which may have no answer.`,
    related: asked ? [{ at: asked, message: 'It is asked here:' }] : [],
    help: `Ask it with required: always before, or divide only when there is something: ${name} > 0 ? … / ${name} : 0.`,
  };
}
