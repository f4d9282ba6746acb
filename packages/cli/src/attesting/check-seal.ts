import { createHash, verify } from 'node:crypto';
import { sealedMessage } from '@formpress/fill';
import type { PublicKey } from '@formpress/registry';
import type { FileEvidence } from './read-evidence.ts';

/** What the signature of a file shows. */
export type SealFinding = 'AS_PRINTED' | 'CHANGED' | 'ADDED_TO' | 'OTHER_KEY' | 'UNSIGNED';

/** Checks whether a file is, byte for byte, what the holder of a key printed. */
export function checkSeal(
  { bytes, seal, printedBytes }: FileEvidence,
  { id, key }: PublicKey,
): SealFinding {
  if (!seal) return 'UNSIGNED';
  if (seal.key !== id) return 'OTHER_KEY';
  const printed = Buffer.from(bytes.subarray(0, printedBytes));
  printed.fill('0', seal.at, seal.at + 2 * seal.signature.length, 'latin1');
  const digest = createHash('sha256').update(printed).digest();
  if (!verify(null, sealedMessage(digest), key, seal.signature)) return 'CHANGED';
  return bytes.length > printedBytes ? 'ADDED_TO' : 'AS_PRINTED';
}
