/** The pattern of a question with options: exactly its values. */
export function optionsPattern(values: string[]): string {
  return `^(?:${values.map(escapeText).join('|')})$`;
}

/** The pattern of a multi-select: its values joined by commas, each at most once, in any order. */
export function choicesPattern(values: string[]): string {
  const escaped = values.map(escapeText);
  return escaped.length <= mostOrderings ? `^${anyOrder(escaped)}$` : bounded(escaped);
}

// Orderings of six values already make a pattern of several kilobytes, so longer lists only bound the count.
const mostOrderings = 5;

function anyOrder(values: string[]): string {
  const orders = values.map((value) => {
    const others = values.filter((other) => other !== value);
    return others.length === 0 ? value : `${value}(?:,${anyOrder(others)})?`;
  });
  return `(?:${orders.join('|')})`;
}

function bounded(values: string[]): string {
  const one = `(?:${values.join('|')})`;
  return `^${one}(?:,${one}){0,${values.length - 1}}$`;
}

function escapeText(value: string): string {
  return value.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
