import type { LinkedForm, LinkedFormula } from '../../4-link/linked/linked-form.ts';
import type { LinkedText } from '../../4-link/linked/linked-text.ts';

/** The names of the amounts that a form uses: in formulas, as bounds, in texts, or on its drawn blank. */
export function amountsUsed(form: LinkedForm): ReadonlySet<string> {
  return new Set([
    ...formulasOf(form).flatMap(({ amounts }) => amounts),
    ...[...form.questions.values()].flatMap(({ bounds }) => bounds?.amounts ?? []),
    ...form.texts.flatMap(amountsShown),
    ...form.blank.amounts,
  ]);
}

function formulasOf(form: LinkedForm): LinkedFormula[] {
  const inQuestions = [...form.questions.values()].flatMap(({ required, calculate }) => [
    ...(typeof required === 'object' ? [required.when] : []),
    ...(calculate ? [calculate.is] : []),
  ]);
  return [...inQuestions, ...formulasAtTheEnd(form)];
}

/** The formulas of a form outside questions: of parameters, rules, given answers, boxes, signatures. */
export function formulasAtTheEnd(form: LinkedForm): LinkedFormula[] {
  const { taxParameters, rules, withFederal, pdf } = form;
  return [
    ...taxParameters.map(({ is }) => is),
    ...rules.map(({ when }) => when),
    ...(withFederal?.given.map(({ is }) => is) ?? []),
    ...pdf.bindings.flatMap((binding) => ('tick' in binding ? [binding.tick] : [])),
    ...pdf.sign.flatMap(({ when }) => when ?? []),
  ];
}

function amountsShown({ en }: LinkedText): string[] {
  return en.flatMap((part) => ('amount' in part ? [part.amount] : []));
}
