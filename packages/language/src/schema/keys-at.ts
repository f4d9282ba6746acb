import { type FileKind, resolveShape, type Shape, shapeOf } from '@formpress/compiler';

/** A key that may be written, and what it is for. */
export type DocumentedKey = { key: string; about: string; values: string[] };

/** The keys that may be written below a path of keys in a file. */
export function keysAt(kind: FileKind, keys: readonly string[]): DocumentedKey[] {
  const found = new Map<string, DocumentedKey>();
  for (const shape of shapesAt(kind, keys))
    for (const [key, inner] of Object.entries(shape.properties ?? {}))
      if (!found.has(key)) found.set(key, { key, about: aboutOf(inner), values: valuesOf(inner) });
  return [...found.values()];
}

/** What is known about a key: its documentation and the values that it can have. */
export function keyAt(kind: FileKind, keys: readonly string[]): DocumentedKey | undefined {
  const key = keys.at(-1) ?? '';
  const named = keysAt(kind, keys.slice(0, -1)).find((each) => each.key === key);
  if (named) return named;
  const [shape] = shapesAt(kind, keys);
  return shape && { key, about: aboutOf(shape), values: valuesOf(shape) };
}

function shapesAt(kind: FileKind, keys: readonly string[]): Shape[] {
  const root = shapeOf(kind);
  let shapes = root ? variantsOf(root) : [];
  for (const key of keys) shapes = shapes.flatMap((shape) => below(shape, key));
  return shapes;
}

function below(shape: Shape, key: string): Shape[] {
  const own = shape.properties?.[key];
  if (own) return variantsOf(own);
  const any = shape.additionalProperties;
  return typeof any === 'object' ? variantsOf(any) : [];
}

/** The alternatives of a shape. Those of a list are those of its items. */
function variantsOf(shape: Shape & { items?: Shape }): Shape[] {
  const resolved: Shape & { items?: Shape } = resolveShape(shape);
  const variants = resolved.oneOf ?? resolved.anyOf;
  if (variants) return variants.flatMap(variantsOf);
  return resolved.items ? variantsOf(resolved.items) : [resolved];
}

function aboutOf(shape: Shape): string {
  return shape.description ?? resolveShape(shape).description ?? '';
}

function valuesOf(shape: Shape): string[] {
  return [
    ...new Set(
      variantsOf(shape)
        .flatMap((each) => each.enum ?? [])
        .map(String),
    ),
  ];
}
