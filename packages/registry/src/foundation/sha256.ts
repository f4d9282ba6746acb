import { createHash } from 'node:crypto';

/** The digest of bytes, in the notation of registries. */
export function sha256(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}
