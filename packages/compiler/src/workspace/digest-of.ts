import { createHash } from 'node:crypto';

/** A digest of texts. */
export function digestOfTexts(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}

/** A digest of plain data, maps included. */
export function digestOf(data: unknown): string {
  const text = JSON.stringify(data, (_, value: unknown) =>
    value instanceof Map ? [...value] : value,
  );
  return createHash('sha256')
    .update(text ?? '')
    .digest('base64url');
}
