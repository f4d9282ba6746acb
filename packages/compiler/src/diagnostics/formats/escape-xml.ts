const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Half a surrogate pair, and control characters, which XML cannot hold in any spelling. */
const unspeakable =
  /[^\t\n\r\u0020-\uD7FF\uD800-\uDFFF\uE000-\uFFFD]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * A text as XML holds it. Within attributes line breaks are written by number, else a reader takes
 * them for spaces; what XML cannot hold stands as the sign for an unreadable letter.
 */
export function escapeXml(text: string, within: 'attribute' | 'text' = 'attribute'): string {
  const byNumber = within === 'attribute' ? /[\t\n\r]/g : /\r/g;
  return text
    .replace(unspeakable, '\uFFFD')
    .replace(/[&<>"]/g, (sign) => named[sign] ?? sign)
    .replace(byNumber, (sign) => `&#${sign.charCodeAt(0)};`);
}
