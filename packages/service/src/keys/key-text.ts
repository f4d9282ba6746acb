import { createHash, randomBytes } from 'node:crypto';

const prefix = 'formpress_';
const shape = /^formpress_[0-9a-f]{64}([0-9a-f]{8})$/;

/**
 * Creates an API key: a readable prefix, 256 random bits and a checksum that reveals typing mistakes.
 */
export function makeKeyText(): string {
  const secret = prefix + randomBytes(32).toString('hex');
  return secret + checksumOf(secret);
}

/**
 * Whether a text could be one of our keys, complete and not mistyped. The key may still be invalid.
 */
export function isKeyText(text: string): boolean {
  const checksum = shape.exec(text)?.[1];
  return checksum !== undefined && checksum === checksumOf(text.slice(0, -checksum.length));
}

/** The hash that is stored in place of a key. It cannot be used to log in or to recover the key. */
export function hashOfKey(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function checksumOf(secret: string): string {
  return createHash('sha256').update(`checksum ${secret}`).digest('hex').slice(0, 8);
}
