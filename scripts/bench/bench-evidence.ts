import { generateKeyPairSync, sign } from 'node:crypto';
import type { Evidence } from '@formpress/fill';
import { usualW4 } from './http/w4-request.ts';

const { privateKey } = generateKeyPairSync('ed25519');

/** What a signed file says about where it comes from. */
export const evidence: Evidence = {
  origin: { release: '0'.repeat(64), bundle: '1'.repeat(64), form: 'W4101', version: '2026.1.0' },
  answers: JSON.stringify(usualW4),
};

/** The same, with a key that signs the file. */
export const sealedEvidence: Evidence = {
  ...evidence,
  origin: { ...evidence.origin },
  sealer: { id: '2'.repeat(64), sign: (message) => sign(null, message, privateKey) },
};
