/** A stretch of a text. */
type Stretch = { start: number; end: number };

// A quote opens a text only where one can begin: "It's" has none.
const signs = /(?<=[[{,:]\s*)(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")|[[\]{},]/g;

/**
 * The entry between brackets that begins at an offset, with the comma that goes with it. Undefined where it is the only
 * one, or where the row takes several lines.
 */
export function itemInRow(text: string, offset: number): Stretch | undefined {
  const from = /['"]/.test(text[offset - 1] ?? '') ? offset - 1 : offset;
  const before = text.slice(0, from).trimEnd();
  if (!/[[{,]$/.test(before)) return undefined;
  const end = endOfItem(text, from);
  if (end === undefined || text.slice(before.length, end).includes('\n')) return undefined;
  const after = /^,\s*/.exec(text.slice(end))?.[0].length ?? 0;
  if (after > 0) return { start: from, end: end + after };
  return before.endsWith(',') ? { start: before.length - 1, end: trimmed(text, end) } : undefined;
}

function endOfItem(text: string, from: number): number | undefined {
  let depth = 0;
  signs.lastIndex = from;
  for (let found = signs.exec(text); found; found = signs.exec(text)) {
    const [sign] = found;
    if (depth === 0 && /^[\]},]$/.test(sign)) return found.index;
    if (/^[[{]$/.test(sign)) depth += 1;
    if (/^[\]}]$/.test(sign)) depth -= 1;
  }
  return undefined;
}

function trimmed(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}
