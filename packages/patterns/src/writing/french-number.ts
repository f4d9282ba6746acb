/** The spaces that people type inside numbers and dates: ordinary, no-break, narrow no-break and thin. */
export const anySpace = '[ \u00a0\u202f\u2009]';

/** What may stand before and after a number, as patterns; both may be missing. */
export type NumberUnit = { before?: string; after: string };

/**
 * The pattern of numbers as people write them in French: with spaces between thousands, a decimal comma or point, and the unit.
 * A comma or a point separates thousands only where the other one follows as the decimal mark: 1,250 alone could be two amounts.
 * Undefined when nobody writes them differently, or when a list has commas or points, so that their meaning is not known.
 */
export function frenchNumberPattern(
  pattern: string,
  unit: NumberUnit | undefined,
): string | undefined {
  const body = pattern.slice(1, -1);
  const tokens: string[] = body.match(/\\.|\[(?:\\.|[^\]\\])*\]|\{[0-9,]+\}|\(\?:|[\s\S]/g) ?? [];
  if (tokens.some((token) => token === '.' || token === '^' || /^\[.*[.,]/.test(token))) return;
  const hasGroups = tokens.includes(',');
  const hasDecimals = tokens.includes('\\.');
  if (!hasGroups && !hasDecimals && !unit) return undefined;
  const spaced = rewrite(tokens, { group: anySpace, point: '[.,]' });
  const whole = withDecimals(tokens);
  const marked = [
    rewrite(whole, { group: ',', point: '\\.' }),
    rewrite(whole, { group: '\\.', point: ',' }),
  ];
  const written = [spaced, ...(hasGroups && hasDecimals ? marked : [])].join('|');
  return `^${before(unit)}(?:${written})${after(unit)}$`;
}

function before(unit: NumberUnit | undefined): string {
  return unit?.before === undefined ? '' : `(?:${unit.before}${anySpace}?)?`;
}

function after(unit: NumberUnit | undefined): string {
  return unit === undefined ? '' : `(?:${anySpace}?${unit.after})?`;
}

function rewrite(tokens: readonly string[], marks: { group: string; point: string }): string {
  const instead: Record<string, string> = { ',': marks.group, '\\.': marks.point };
  return tokens.map((token) => instead[token] ?? token).join('');
}

/** The same pattern with decimals that cannot be left out: a group that begins with a point is no longer optional. */
function withDecimals(tokens: readonly string[]): string[] {
  const open: boolean[] = [];
  let wasDecimals = false;
  return tokens.filter((token, index) => {
    const isDropped = wasDecimals && token === '?';
    wasDecimals = token === ')' && open.pop() === true;
    if (token === '(?:' || token === '(') open.push(tokens[index + 1] === '\\.');
    return !isDropped;
  });
}
