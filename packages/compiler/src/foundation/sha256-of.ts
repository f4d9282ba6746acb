import { createHash } from 'node:crypto';

const known = new WeakMap<Uint8Array, string>();

/** The SHA-256 of bytes, in hexadecimal. Blanks are part of many keys, so it is computed once. */
export function sha256Of(bytes: Uint8Array): string {
  const digest = known.get(bytes) ?? createHash('sha256').update(bytes).digest('hex');
  known.set(bytes, digest);
  return digest;
}
