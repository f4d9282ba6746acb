import { nearestName } from '@formpress/model';
import type { Shape } from './shape.ts';
import { resolveShape } from './shapes.ts';
import type { Data } from './to-data.ts';

/** The one of several possible shapes that was probably meant, if it can be determined. */
export function chooseShape({ oneOf, anyOf }: Shape, data: Data): Shape | undefined {
  const possible = (oneOf ?? anyOf ?? []).filter((shape) => allowsKind(shape, kindOf(data)));
  if (possible.length <= 1 || typeof data === 'string' || Array.isArray(data)) return possible[0];
  let best: { shape: Shape; similarity: number } | undefined;
  for (const shape of possible) {
    const similarity = similarityOf(resolveShape(shape), Object.keys(data));
    if (!best || similarity > best.similarity) best = { shape, similarity };
  }
  return best && best.similarity >= 0 ? best.shape : undefined;
}

/** The three kinds of data, in a schema's words. */
function kindOf(data: Data): 'string' | 'array' | 'object' {
  if (typeof data === 'string') return 'string';
  return Array.isArray(data) ? 'array' : 'object';
}

/** Whether data of this kind is allowed here at all. */
export function allowsKind(shape: Shape, kind: string): boolean {
  const { type, enum: values, oneOf, anyOf } = resolveShape(shape);
  if (values) return kind === 'string';
  if (type !== undefined) return [type].flat().includes(kind);
  return (oneOf ?? anyOf ?? []).some((inner) => allowsKind(inner, kind));
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
  let similarity = 0;
  for (const name of names) {
    if (required.includes(name)) similarity += 3;
    else if (known.includes(name)) similarity += 1;
    else if (nearestName(name, required)) similarity += 1;
    else if (additionalProperties === false) similarity -= 1;
  }
  return similarity;
}
