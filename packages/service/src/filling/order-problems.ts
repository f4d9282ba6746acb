import { requestObjects } from '@formpress/contract';
import type { Bundle } from '@formpress/model';
import type { RequestProblem } from '../foundation/refusal.ts';

const sections: readonly string[] = requestObjects.FillRequest.keys;

/**
 * Puts the problems of shape and those the engine found into the order of the form. What has the
 * wrong shape did not reach the engine, which may then miss it: of two problems in one place the
 * first stays.
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

/** Whether a place, or the section or the address it stands in, has a problem already. */
function isCovered(field: string | undefined, places: Set<string | undefined>): boolean {
  const { section, rest } = partsOf(field ?? '');
  const isInAddress = rest.startsWith('address.') && places.has(`${section}.address`);
  return isInAddress || places.has(section) || places.has(field);
}

/** The section of a request, and the rest, which may be a name with any number of dots. */
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
