import { createHash, randomBytes } from 'node:crypto';

const prefix = 'formpress_';
const shape = /^formpress_[0-9a-f]{64}([0-9a-f]{8})$/;

/**
 * A new API key: a readable prefix, 256 random bits and a checksum that gives away a slip of the
 * pen.
 */
export function makeKeyText(): string {
  const secret = prefix + randomBytes(32).toString('hex');
  return secret + checksumOf(secret);
}

/**
 * Whether a text could be a key of ours, whole and not mistyped. It says nothing about its
 * validity.
 */
export function isKeyText(text: string): boolean {
  const checksum = shape.exec(text)?.[1];
  return checksum !== undefined && checksum === checksumOf(text.slice(0, -checksum.length));
}

/** What is stored of a key. The key cannot be had back from it, nor does it log in. */
export function hashOfKey(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function checksumOf(secret: string): string {
  return createHash('sha256').update(`checksum ${secret}`).digest('hex').slice(0, 8);
}
