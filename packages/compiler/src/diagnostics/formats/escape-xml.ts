const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Lone surrogates and control characters, which XML cannot contain even when escaped. */
const notInXml =
  /[^\t\n\r\u0020-\uD7FF\uD800-\uDFFF\uE000-\uFFFD]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * Escapes a text for XML. Line breaks in attributes are written as character references, because a
 * parser would turn them into spaces; what XML cannot contain becomes the replacement character.
 */
export function escapeXml(text: string, within: 'attribute' | 'text' = 'attribute'): string {
  const byNumber = within === 'attribute' ? /[\t\n\r]/g : /\r/g;
  return text
    .replace(notInXml, '\uFFFD')
    .replace(/[&<>"]/g, (sign) => named[sign] ?? sign)
    .replace(byNumber, (sign) => `&#${sign.charCodeAt(0)};`);
}
