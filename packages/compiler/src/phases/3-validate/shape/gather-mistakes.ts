import { nearestName } from '@formpress/model';
import type { ShapeMistake } from './shape-mistake.ts';

/** Merges mistakes that have one cause: a missing or misplaced line makes many others look wrong. */
export function gatherMistakes(mistakes: ShapeMistake[]): ShapeMistake[] {
  const own = mistakes.filter((mistake) => !isWhollyMisplaced(mistake, mistakes));
  const together = gather(own, amongSiblings, (first, next) => first.others.push(nameIn(next)));
  return gather(together, inOtherRows, (first) => {
    first.times += 1;
  });
}

function gather(
  mistakes: ShapeMistake[],
  sameness: (mistake: ShapeMistake) => unknown,
  add: (first: ShapeMistake, next: ShapeMistake) => void,
): ShapeMistake[] {
  const gathered = new Map<string, ShapeMistake>();
  for (const mistake of mistakes) {
    const key = JSON.stringify(sameness(mistake));
    const first = gathered.get(key);
    if (first) add(first, mistake);
    else gathered.set(key, { ...mistake, others: [...mistake.others] });
  }
  return [...gathered.values()];
}

/** A key for sibling names that are unknown, missing or of the wrong kind. */
function amongSiblings(mistake: ShapeMistake): unknown {
  const { path, keyword, params } = mistake;
  if (keyword === 'required') return [keyword, path];
  if (keyword === 'additionalProperties' && !nearestKnownKey(mistake)) return [keyword, path];
  return isWrongKind(mistake) && path.length > 0
    ? ['kind', path.slice(0, -1)]
    : [keyword, path, params];
}

/** A key for rows of one list that lack the same names. */
function inOtherRows({ path, keyword, params, others }: ShapeMistake): unknown {
  const isRow = /^[0-9]+$/.test(path.at(-1) ?? '');
  const where = keyword === 'required' && isRow ? path.slice(0, -1) : path;
  return [keyword, where, params, others];
}

function isWrongKind({ keyword, shape }: ShapeMistake): boolean {
  return ['oneOf', 'anyOf', 'type'].includes(keyword) || shape.enum?.length === 1;
}

function nameIn({ path, params }: ShapeMistake): string {
  return String(params.missingProperty ?? params.additionalProperty ?? path.at(-1));
}

/** Whether none of a map's names belong to it while required ones are missing: it belongs elsewhere. */
function isWhollyMisplaced(
  { keyword, path, data, shape }: ShapeMistake,
  all: ShapeMistake[],
): boolean {
  if (keyword !== 'additionalProperties' || typeof data !== 'object') return false;
  const known = shape.properties ?? {};
  const lacks = all.some(
    (other) => other.keyword === 'required' && other.path.join() === path.join(),
  );
  return lacks && !Object.keys(data).some((name) => name in known);
}

/** The known name that an unknown one was probably meant to be. */
export function nearestKnownKey({ params, shape }: ShapeMistake): string | undefined {
  return nearestName(String(params.additionalProperty), Object.keys(shape.properties ?? {}));
}
