import { hash } from 'node:crypto';

/** A digest of texts. */
export function digestOfTexts(texts: readonly string[]): string {
  return hash('sha256', texts.join('\n'));
}

/** A digest of plain data, maps included. */
export function digestOf(data: unknown): string {
  const text = JSON.stringify(data, (_, value: unknown) =>
    value instanceof Map ? [...value] : value,
  );
  return hash('sha256', text ?? '', 'base64url');
}
