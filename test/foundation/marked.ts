/** A range of a text: offsets, excluding the end. */
export type Span = { start: number; end: number };

/**
 * Reads a text in which « and » mark ranges, so that tests need not count positions.
 */
export function marked(text: string): { text: string; span: Span; spans: Span[] } {
  const spans: Span[] = [];
  const open: Span[] = [];
  let plain = '';
  for (const piece of text.split(/([«»])/)) {
    if (piece === '«') {
      open.push({ start: plain.length, end: plain.length });
      spans.push(...open.slice(-1));
    } else if (piece === '»') Object.assign(open.pop() ?? {}, { end: plain.length });
    else plain += piece;
  }
  const [span = { start: 0, end: 0 }] = spans;
  return { text: plain, span, spans };
}
