import type { LinkedForm, LinkedFormula } from '../../4-link/linked/linked-form.ts';
import type { LinkedText } from '../../4-link/linked/linked-text.ts';

/** The amounts that a formula of a form reads, or a text or its drawn blank shows, by name. */
export function amountsUsed(form: LinkedForm): ReadonlySet<string> {
  return new Set([
    ...formulasOf(form).flatMap(({ amounts }) => amounts),
    ...form.texts.flatMap(amountsShown),
    ...form.blank.amounts,
  ]);
}

function formulasOf({ questions, taxParameters, withFederal, pdf }: LinkedForm): LinkedFormula[] {
  return [
    ...[...questions.values()].flatMap(({ required, calculate }) => [
      ...(typeof required === 'object' ? [required.when] : []),
      ...(calculate ? [calculate.is] : []),
    ]),
    ...taxParameters.map(({ is }) => is),
    ...(withFederal?.given.map(({ is }) => is) ?? []),
    ...pdf.bindings.flatMap((binding) => ('tick' in binding ? [binding.tick] : [])),
    ...pdf.sign.flatMap(({ when }) => when ?? []),
  ];
}

function amountsShown({ en }: LinkedText): string[] {
  return en.flatMap((part) => ('amount' in part ? [part.amount] : []));
}
