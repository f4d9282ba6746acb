/** What the page of a code says first: its paragraph for the analyst, and the first sentence of that. */
export function meaningOf(page: string): { sentence: string; paragraph: string } {
  const [, first = ''] = page.split('\n\n');
  const paragraph = first.replace(/\s*\n\s*/g, ' ').trim();
  const [sentence = paragraph] = /^.*?[.?!](?= [A-Z0-9`“"]|$)/.exec(paragraph) ?? [];
  return { sentence, paragraph };
}
