import { chooseShape } from './choose-shape.ts';
import { nearestKnownKey } from './gather-mistakes.ts';
import type { Shape } from './shape.ts';
import type { ShapeMistake } from './shape-mistake.ts';
import { addressOf, type ShapeError, shapeErrors } from './shapes.ts';
import type { Data } from './to-data.ts';

/**
 * Every mismatch between data and a schema. Of several possible shapes only the nearest is considered.
 */
export function findShapeMistakes(
  address: string,
  data: Data,
  above: Above = { path: [] },
): ShapeMistake[] {
  const errors = shapeErrors(address, data).filter(({ keyword }) => keyword !== 'if');
  const unions = outermost(errors.filter(isUnion));
  const plain = errors.filter(
    (error) =>
      !isUnion(error) && !unions.some((union) => isWithin(error.instancePath, union.instancePath)),
  );
  const mistakes = [
    ...plain.map((error) => toMistake(error, data, above)),
    ...unions.flatMap((union) => inNearestShape(union, data, above)),
  ];
  return withoutConsequences(mistakes);
}

/** The context of the data being checked. */
type Above = { path: string[]; among?: Shape };

function isUnion({ keyword }: ShapeError): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf';
}

/** The unions that are not inside another union. Of two for the same data, the outer one comes later. */
function outermost(unions: ShapeError[]): ShapeError[] {
  return unions.filter(
    (union, index) =>
      !unions.some((other, otherIndex) =>
        other.instancePath === union.instancePath
          ? otherIndex > index
          : isWithin(union.instancePath, other.instancePath),
      ),
  );
}

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}/`);
}

function inNearestShape(union: ShapeError, data: Data, above: Above): ShapeMistake[] {
  const inner = toMistake(union, data, above);
  const nearest = chooseShape(union.parentSchema, inner.data);
  if (!nearest) return [inner];
  return findShapeMistakes(addressOf(nearest), inner.data, {
    path: inner.path,
    among: union.parentSchema,
  });
}

function toMistake(error: ShapeError, data: Data, above: Above): ShapeMistake {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer);
  return {
    path: [...above.path, ...path],
    data: path.reduce<Data>((inner, step) => (inner as Record<string, Data>)[step] ?? '', data),
    keyword: error.keyword,
    params: error.params,
    shape: error.parentSchema,
    others: [],
    times: 1,
    ...(path.length === 0 && above.among && { among: above.among }),
  };
}

function unescapePointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Leaves out mistakes that are only consequences of a wrong name. */
function withoutConsequences(mistakes: ShapeMistake[]): ShapeMistake[] {
  return mistakes.filter((mistake) => !mistakes.some((other) => isConsequence(mistake, other)));
}

function isConsequence(mistake: ShapeMistake, of: ShapeMistake): boolean {
  const path = mistake.path.map((step) => `/${step}`).join('');
  const cause = of.path.map((step) => `/${step}`).join('');
  if (of.keyword === 'propertyNames') {
    const isItsPattern = mistake.keyword === 'pattern' && typeof mistake.data !== 'string';
    return path === cause ? isItsPattern : isWithin(path, `${cause}/${of.params.propertyName}`);
  }
  const isMissing = mistake.keyword === 'required' && of.keyword === 'additionalProperties';
  return isMissing && path === cause && nearestKnownKey(of) === mistake.params.missingProperty;
}
