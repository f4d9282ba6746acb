const texts = new Set([
  'questionText',
  'validationErrorMessage',
  'label',
  'text',
  'listItems',
  'headers',
  'cells',
  'breadcrumbTitle',
  'perjuryStatement',
  'optionalLabel',
  'title',
  'message',
  'name',
]);

/** A question set without its texts: the same in every language. */
export function structureOf(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(structureOf);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, texts.has(key) ? 'text' : structureOf(value)]),
  );
}
