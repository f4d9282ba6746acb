/** The first paragraph of a code's page, and its first sentence. */
export function meaningOf(page: string): { sentence: string; paragraph: string } {
  const [, first = ''] = page.split('\n\n');
  const paragraph = first.replace(/\s*\n\s*/g, ' ').trim();
  const [sentence = paragraph] = /^.*?[.?!](?= [A-Z0-9`“"]|$)/.exec(paragraph) ?? [];
  return { sentence, paragraph };
}
