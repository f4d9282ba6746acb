import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Change } from '../../paths/compare-paths.ts';
import type { PathRun } from '../../paths/run-path.ts';
import { shortNames } from '../../paths/short-names.ts';
import type { LinkedForm } from '../4-link/linked/linked-form.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';

/**
 * Where an analyst wrote what comes out otherwise: the parameter, the field, the statement, or the
 * way.
 */
export function placeOfChange(
  { kind, name, was }: Change,
  run: PathRun,
  { linked: form, bundle }: LoweredForm,
): Place {
  if (kind === 'parameter') return form.taxParameters.find(({ id }) => id === name)?.at ?? form.at;
  if (kind === 'statement') return form.statements.get(name)?.at ?? form.at;
  if (kind === 'way') return wayPlace(was.split(' → '), run, form);
  const short = shortNames(bundle);
  const binding = form.pdf.bindings.find(({ field }) => short(field.name) === name);
  return binding?.at ?? form.pdf.sign.find((sign) => sign.name === name)?.at ?? form.at;
}

/** The last set that both ways have passed: there they part. */
function wayPlace(was: string[], { sets, sent }: PathRun, form: LinkedForm): Place {
  const parting = sets.findLast((set, index) => set === was[index]);
  const interview = (sent.federal ? form.withFederal?.interview : undefined) ?? form.interview;
  return interview.sets.find(({ id }) => id === parting)?.next.at ?? form.at;
}
