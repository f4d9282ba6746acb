import { requestObjects } from '@formpress/contract';
import type { Bundle } from '@formpress/model';
import type { RequestProblem } from '../foundation/refusal.ts';

const sections: readonly string[] = requestObjects.FillRequest.keys;

/**
 * Sorts problems with the request's shape and those found by the engine into the order of the form. A
 * part with the wrong shape does not reach the engine, which may report it as missing: then only the
 * problem with its shape is kept.
 */
export function orderProblems(
  bundle: Bundle,
  shape: RequestProblem[],
  found: RequestProblem[],
): RequestProblem[] {
  if (shape.length === 0) return found;
  const places = new Set(shape.map(({ field }) => field));
  const all = [...shape, ...found.filter(({ field }) => !isCovered(field, places))];
  const order = questionOrder(bundle);
  const rank = ({ field = '' }: RequestProblem): number => {
    const { section, rest } = partsOf(field);
    const at = sections.indexOf(section);
    const within = section === 'fields' ? (order.get(rest) ?? order.size) : 0;
    return (at < 0 ? sections.length : at) * 1e6 + within;
  };
  return all
    .map((problem) => ({ problem, rank: rank(problem) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ problem }) => problem);
}

/** Whether a location, or the section or address it is in, already has a problem. */
function isCovered(field: string | undefined, places: Set<string | undefined>): boolean {
  const { section, rest } = partsOf(field ?? '');
  const isInAddress = rest.startsWith('address.') && places.has(`${section}.address`);
  return isInAddress || places.has(section) || places.has(field);
}

/** Splits a location into the section of the request and the rest, which may contain dots. */
function partsOf(field: string): { section: string; rest: string } {
  const dot = field.indexOf('.');
  if (dot < 0) return { section: field, rest: '' };
  return { section: field.slice(0, dot), rest: field.slice(dot + 1) };
}

function questionOrder({ interview, withFederal }: Bundle): Map<string, number> {
  const sets = [...Object.values(interview.sets), ...Object.values(withFederal?.sets ?? {})];
  const ids = new Set(sets.flatMap(({ questions }) => questions));
  return new Map([...ids].map((id, index) => [id, index]));
}
