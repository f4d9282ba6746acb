import { nearestName } from '@formpress/model';
import type { Shape } from './shape.ts';
import { resolveShape } from './shapes.ts';
import type { Data } from './to-data.ts';

/** The one of several possible shapes that was probably meant, if it can be determined. */
export function chooseShape({ oneOf, anyOf }: Shape, data: Data): Shape | undefined {
  const possible = (oneOf ?? anyOf ?? []).filter((shape) => takes(shape, kindOf(data)));
  if (possible.length <= 1 || typeof data === 'string' || Array.isArray(data)) return possible[0];
  let best: { shape: Shape; likeness: number } | undefined;
  for (const shape of possible) {
    const likeness = similarityOf(resolveShape(shape), Object.keys(data));
    if (!best || likeness > best.likeness) best = { shape, likeness };
  }
  return best && best.likeness >= 0 ? best.shape : undefined;
}

/** The three kinds of data, in a schema's words. */
function kindOf(data: Data): 'string' | 'array' | 'object' {
  if (typeof data === 'string') return 'string';
  return Array.isArray(data) ? 'array' : 'object';
}

/** Whether data of this kind is allowed here at all. */
export function takes(shape: Shape, kind: string): boolean {
  const { type, enum: values, oneOf, anyOf } = resolveShape(shape);
  if (values) return kind === 'string';
  if (type !== undefined) return [type].flat().includes(kind);
  return (oneOf ?? anyOf ?? []).some((inner) => takes(inner, kind));
}

/**
 * A score: required names count most, then known names, then nearly correct ones; unknown names count
 * against.
 */
function similarityOf(
  { required = [], properties = {}, additionalProperties }: Shape,
  names: string[],
): number {
  const known = Object.keys(properties);
  let likeness = 0;
  for (const name of names) {
    if (required.includes(name)) likeness += 3;
    else if (known.includes(name)) likeness += 1;
    else if (nearestName(name, required)) likeness += 1;
    else if (additionalProperties === false) likeness -= 1;
  }
  return likeness;
}
