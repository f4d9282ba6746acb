/** The limits that a field sets for its texts. */
export type TextRules = { maxLength?: number; comb?: boolean; multiline?: boolean };

/** A text with composed letters, and line breaks only in multiline fields. */
export function normalize(written: string, { multiline }: TextRules): string {
  const text = written.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return multiline ? text : text.replaceAll('\n', ' ');
}

/** The text, or its bare digits, no longer than the field allows; undefined when both are too long. */
export function shorten(text: string, maxLength: number | undefined): string | undefined {
  if (maxLength === undefined || text.length <= maxLength) return text;
  const short = bareNumber(text);
  return short.length <= maxLength || Array.from(short).length <= maxLength ? short : undefined;
}

/** A social security number without its dashes: nine cells have no space for them. */
function bareNumber(text: string): string {
  return /^[\dX][\dX -]*$/.test(text) ? text.replace(/[ -]/g, '') : text;
}
