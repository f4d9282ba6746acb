/** A text with a place marked «so», and that place. */
export function marked(text: string): { text: string; span: { start: number; end: number } } {
  const start = text.indexOf('«');
  const end = text.indexOf('»') - 1;
  return { text: text.replace(/[«»]/g, ''), span: { start, end } };
}
