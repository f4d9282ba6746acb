import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type { FormSource } from '../6-lower/form-source.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import type { Change } from './paths/compare-paths.ts';
import type { PathRun } from './paths/run-path.ts';
import { shortNames } from './paths/short-names.ts';

/**
 * The place in the definitions that a change is about: the parameter, the field, the statement, or the route.
 */
export function placeOfChange(
  { kind, name, was }: Change,
  run: PathRun,
  { source, bundle }: LoweredForm,
): SourceRange {
  if (kind === 'parameter') return source.taxParameters.get(name) ?? source.at;
  if (kind === 'statement') return source.statements.get(name) ?? source.at;
  if (kind === 'route') return routePlace(was.split(' → '), run, source);
  const short = shortNames(bundle);
  const binding = source.pdf.bindings.find(({ field }) => short(field) === name);
  return binding?.at ?? source.pdf.sign.get(name)?.at ?? source.at;
}

/** The last set that both routes pass, where they diverge. */
function routePlace(was: string[], { sets, sent }: PathRun, source: FormSource): SourceRange {
  const parting = sets.findLast((set, index) => set === was[index]);
  const places = (sent.federal ? source.withFederal : undefined) ?? source.interview;
  return (parting === undefined ? undefined : places.get(parting)) ?? source.at;
}
