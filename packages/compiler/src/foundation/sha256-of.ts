import { hash } from 'node:crypto';

const known = new WeakMap<Uint8Array, string>();

/** The SHA-256 of bytes, in hexadecimal. Blanks are part of many keys, so it is computed once. */
export function sha256Of(bytes: Uint8Array): string {
  const digest = known.get(bytes) ?? hash('sha256', bytes);
  known.set(bytes, digest);
  return digest;
}
