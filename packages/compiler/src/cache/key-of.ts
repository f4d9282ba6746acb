import { createHash } from 'node:crypto';
import { sha256Of } from '../foundation/sha256-of.ts';
import { toolDigest } from './tool-digest.ts';

/** The key of a result: its kind, everything it was made from, and the tool that made it. */
export function keyOf(kind: string, ...parts: readonly unknown[]): string {
  const hash = createHash('sha256').update(`${toolDigest()}\n${kind}\n`);
  for (const part of parts) {
    const text = part instanceof Uint8Array ? sha256Of(part) : (JSON.stringify(part) ?? '');
    hash.update(`${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}
