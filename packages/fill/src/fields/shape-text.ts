/** What a field says of the texts that it takes. */
export type TextRules = { maxLength?: number; comb?: boolean; multiline?: boolean };

/** A text with composed letters, and line ends only where lines can end. */
export function normalize(written: string, { multiline }: TextRules): string {
  const text = written.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return multiline ? text : text.replaceAll('\n', ' ');
}

/** The text in a form that is no longer than its field allows; undefined when there is none. */
export function shorten(text: string, maxLength: number | undefined): string | undefined {
  if (maxLength === undefined || text.length <= maxLength) return text;
  const short = bareNumber(text);
  return short.length <= maxLength || Array.from(short).length <= maxLength ? short : undefined;
}

/** A social security number without its dashes: nine cells have no room for them. */
function bareNumber(text: string): string {
  return /^[\dX][\dX -]*$/.test(text) ? text.replace(/[ -]/g, '') : text;
}
