import type { SourceRange, YamlNode } from '@formpress/compiler';

/** The key at an offset, and all keys around it from the outside. Items of lists are left out. */
export function keysAround(
  node: YamlNode,
  offset: number,
): { keys: string[]; at: SourceRange } | undefined {
  if (node.kind === 'text') return undefined;
  if (node.kind === 'list') {
    const item = node.items.find(({ at }) => contains(at, offset));
    return item && keysAround(item, offset);
  }
  for (const { key, keyAt, value } of node.entries) {
    if (contains(keyAt, offset)) return { keys: [key], at: keyAt };
    const below = contains(value.at, offset) ? keysAround(value, offset) : undefined;
    if (below) return { ...below, keys: [key, ...below.keys] };
  }
  return undefined;
}

/** The formula of a calculation around an offset. */
export function calculateAt(node: YamlNode, offset: number): SourceRange | undefined {
  if (node.kind === 'text') return undefined;
  if (node.kind === 'list') {
    const item = node.items.find(({ at }) => contains(at, offset));
    return item && calculateAt(item, offset);
  }
  const inside = node.entries.find(({ value }) => contains(value.at, offset));
  if (!inside) return undefined;
  const isFormula = inside.key === 'calculate' && inside.value.kind === 'text';
  return isFormula ? inside.value.at : calculateAt(inside.value, offset);
}

function contains({ start, end }: SourceRange, offset: number): boolean {
  return start <= offset && offset <= end;
}
