import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { rc4 } from './rc4.ts';

/** The entries of the Encrypt dictionary, with strings as bytes. */
export type EncryptionFacts = {
  revision: number;
  keyLength: number;
  owner: Uint8Array;
  user: Uint8Array;
  userKey: Uint8Array;
  permissions: number;
  encryptsMetadata: boolean;
  id: Uint8Array;
};

// ISO 32000-1, 7.6.3.3: an empty password is padded to exactly these bytes.
const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

/** The key that opens the file with the empty user password, or undefined when it needs another. */
export function keyOfEmptyPassword(facts: EncryptionFacts): Uint8Array | undefined {
  return facts.revision >= 5 ? keyByHash(facts) : keyByMd5(facts);
}

function keyByMd5(facts: EncryptionFacts): Uint8Array | undefined {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(facts.permissions | 0);
  const hidesMetadata = facts.revision >= 4 && !facts.encryptsMetadata;
  const mark = hidesMetadata ? Buffer.alloc(4, 255) : Buffer.alloc(0);
  let key = md5(padding, facts.owner.subarray(0, 32), permissions, facts.id, mark);
  const length = facts.revision === 2 ? 5 : facts.keyLength;
  if (facts.revision >= 3) {
    for (let i = 0; i < 50; i += 1) key = md5(key.subarray(0, length));
  }
  key = key.subarray(0, length);
  return isUserKey(key, facts) ? key : undefined;
}

function isUserKey(key: Uint8Array, facts: EncryptionFacts): boolean {
  if (facts.revision === 2) return startsEqual(rc4(key, padding), facts.user, 32);
  let check = rc4(key, md5(padding, facts.id));
  for (let i = 1; i <= 19; i += 1)
    check = rc4(
      key.map((byte) => byte ^ i),
      check,
    );
  return startsEqual(check, facts.user, 16);
}

function keyByHash(facts: EncryptionFacts): Uint8Array | undefined {
  const hash = facts.revision === 5 ? sha256 : hardenedHash;
  const { user } = facts;
  if (!startsEqual(hash(user.subarray(32, 40)), user, 32)) return undefined;
  const key = hash(user.subarray(40, 48)).subarray(0, 32);
  const cipher = createDecipheriv('aes-256-cbc', key, Buffer.alloc(16)).setAutoPadding(false);
  return Buffer.concat([cipher.update(facts.userKey.subarray(0, 32)), cipher.final()]);
}

// ISO 32000-2, algorithm 2.B, for an empty password.
function hardenedHash(salt: Uint8Array): Uint8Array {
  let key = sha256(salt);
  for (let round = 0; ; round += 1) {
    const block = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const mixed = cipher.setAutoPadding(false).update(block);
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    const algorithm = ['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256';
    key = createHash(algorithm).update(mixed).digest();
    if (round >= 63 && (mixed.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}

function startsEqual(left: Uint8Array, right: Uint8Array, length: number): boolean {
  if (left.length < length || right.length < length) return false;
  return Buffer.compare(left.subarray(0, length), right.subarray(0, length)) === 0;
}

function md5(...parts: Uint8Array[]): Buffer {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function sha256(data: Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}
