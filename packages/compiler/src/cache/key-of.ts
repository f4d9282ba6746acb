import { createHash } from 'node:crypto';
import { toolDigest } from './tool-digest.ts';

/** The key of a result: its kind, everything it was made from, and the tool that made it. */
export function keyOf(kind: string, ...parts: readonly unknown[]): string {
  const hash = createHash('sha256').update(`${toolDigest()}\n${kind}\n`);
  for (const part of parts) {
    const bytes = part instanceof Uint8Array ? part : Buffer.from(JSON.stringify(part) ?? '');
    hash.update(`${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
