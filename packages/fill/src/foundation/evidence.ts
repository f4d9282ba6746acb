import { createHash } from 'node:crypto';

/** Where a printed file comes from. */
export type Origin = {
  /** Digest of the release, 64 hexadecimal digits. */
  release: string;
  /** Digest of the form's bundle in it. */
  bundle: string;
  form: string;
  version: string;
};

/** Signs a digest of the printed bytes. */
export type Sealer = {
  /** Id of the key, 64 hexadecimal digits. */
  id: string;
  /** Returns 64 bytes. */
  sign(message: Uint8Array): Uint8Array;
};

/** What a printed file says about itself in its document information. */
export type Evidence = {
  /** Pass the same object for all files of a form version, so that it is prepared only once. */
  origin: Origin;
  /** The answers that were printed, as a text. Only a digest of it is written. */
  answers: string;
  /** Absent: the file is not signed with a key. */
  sealer?: Sealer;
};

/** The keys of evidence in the document information. */
export const evidenceKeys = {
  release: 'FormpressRelease',
  bundle: 'FormpressBundle',
  form: 'FormpressForm',
  answers: 'FormpressAnswers',
  key: 'FormpressKey',
  signature: 'FormpressSignature',
} as const;

/** Digits of a digest, and of a signature. */
export const [digestDigits, signatureDigits] = [64, 128];

/** The digest of the answers in a file. It covers everything that was printed, and the answers. */
export function digestOfAnswers(printed: Uint8Array, answers: string): string {
  return createHash('sha256').update(printed).update(answers).digest('hex');
}

/**
 * The message to sign: a fixed text, so that the signature is valid for nothing else, and the digest of the file with zeros in
 * place of its signature.
 */
export function sealedMessage(digest: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from('Formpress printed file 1\n'), digest]);
}
