/** A random formula over names. Kinds match more often than not. */
export function anyFormula(names: readonly string[], chance: () => number, depth = 0): string {
  const below = (count: number) => Math.floor(chance() * count);
  const inner = () => anyFormula(names, chance, depth + 1);
  const leaves = [
    ...[0, 1, 2, 3].map(() => names[below(names.length)] ?? 'isExempt'),
    ...[
      '1',
      '0',
      '12.75',
      '@allowanceEach',
      '@a0',
      '@a1[isExempt]',
      "'A'",
      'true',
      '99999999999999999999',
    ],
  ];
  const leaf = () => leaves[below(leaves.length)] ?? '1';
  if (depth > 5 || chance() < 0.35) return leaf();
  const operators = ['+', '-', '*', '/', '==', '!=', '<', '<=', '>', '>=', 'and', 'or'];
  const shapes = [
    () => `(${inner()} ${operators[below(operators.length)]} ${inner()})`,
    () => `(${inner()} ? ${inner()} : ${inner()})`,
    () => `min(${inner()}, ${inner()})`,
    () => `max(${inner()}, ${inner()}, ${leaf()})`,
    () => `countYes(${leaf()}, ${leaf()})`,
    () => `not ${inner()}`,
    () => `-${inner()}`,
    () => `band(@a0, ${inner()})`,
    () => `${leaf()} in [${leaf()}, ${leaf()}]`,
    () => `${leaf()} * ${leaf()} * ${leaf()}`,
  ];
  return shapes[below(shapes.length)]?.() ?? '1';
}
