import type { LinkedForm, LinkedFormula } from './linked-form.ts';

/** Every formula of a form. */
export function formulasOf(form: LinkedForm): LinkedFormula[] {
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
