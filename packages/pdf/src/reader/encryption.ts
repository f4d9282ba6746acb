import { createDecipheriv, createHash } from 'node:crypto';
import { PdfProblem } from '../foundation/problem.ts';
import { type EncryptionFacts, keyOfEmptyPassword } from './encryption-key.ts';
import { rc4 } from './rc4.ts';
import { filtersOf } from './unpack.ts';
import { type Dictionary, isDictionary, isName, Name, PdfString, type Value } from './values.ts';

type Method = 'none' | 'rc4' | 'aes128' | 'aes256';
type Resolve = (value: Value | undefined) => Value;

/** Decrypts the strings and streams of an encrypted file that needs no password. */
export type Encryption = {
  string(number: number, generation: number): (bytes: Uint8Array) => Uint8Array;
  stream(number: number, generation: number): (bytes: Uint8Array) => Uint8Array;
  /** Whether the stream with this dictionary is encrypted. */
  covers(dictionary: Dictionary): boolean;
};

/** Reads the Encrypt dictionary. A file that needs a password is refused. */
export function readEncryption(encrypt: Dictionary, id: Uint8Array, resolve: Resolve): Encryption {
  const filter = resolve(encrypt.get('Filter'));
  const key =
    filter instanceof Name && filter.text === 'Standard'
      ? keyOfEmptyPassword(factsOf(encrypt, id, resolve))
      : undefined;
  if (!key) {
    throw new PdfProblem(
      'This PDF is locked with a password. Fetch the unlocked file from the agency, or remove the password.',
    );
  }
  const opener = (method: Method) => (number: number, generation: number) => {
    const objectKey = method === 'aes256' ? key : keyOfObject(key, number, generation, method);
    return (bytes: Uint8Array) => decrypt(method, objectKey, bytes);
  };
  const methods = methodsOf(encrypt, resolve);
  const hidesMetadata = resolve(encrypt.get('EncryptMetadata')) !== false;
  return {
    string: opener(methods.strings),
    stream: opener(methods.streams),
    covers: (dictionary) => {
      if (isName(dictionary.get('Type'), 'XRef')) return false;
      if (isName(dictionary.get('Type'), 'Metadata') && !hidesMetadata) return false;
      return !filtersOf(dictionary, resolve).includes('Crypt');
    },
  };
}

function factsOf(encrypt: Dictionary, id: Uint8Array, resolve: Resolve): EncryptionFacts {
  const bytes = (key: string): Uint8Array => {
    const value = resolve(encrypt.get(key));
    return value instanceof PdfString ? value.bytes : new Uint8Array();
  };
  const number = (key: string, otherwise: number): number => {
    const value = resolve(encrypt.get(key));
    return typeof value === 'number' ? value : otherwise;
  };
  const version = number('V', 0);
  const bits = version === 4 ? 128 : number('Length', 40);
  return {
    revision: number('R', 0),
    keyLength: Math.min(16, Math.max(5, Math.trunc(bits / 8))),
    owner: bytes('O'),
    user: bytes('U'),
    userKey: bytes('UE'),
    permissions: number('P', 0),
    encryptsMetadata: resolve(encrypt.get('EncryptMetadata')) !== false,
    id,
  };
}

function methodsOf(encrypt: Dictionary, resolve: Resolve): { strings: Method; streams: Method } {
  const version = resolve(encrypt.get('V'));
  if (typeof version === 'number' && version < 4) return { strings: 'rc4', streams: 'rc4' };
  return {
    strings: methodOf(encrypt, 'StrF', resolve),
    streams: methodOf(encrypt, 'StmF', resolve),
  };
}

function methodOf(encrypt: Dictionary, use: string, resolve: Resolve): Method {
  const filterName = resolve(encrypt.get(use));
  const filters = resolve(encrypt.get('CF'));
  if (!(filterName instanceof Name) || !isDictionary(filters)) return 'none';
  const filter = resolve(filters.get(filterName.text));
  const method = isDictionary(filter) ? resolve(filter.get('CFM')) : null;
  if (!(method instanceof Name)) return 'none';
  const known: Record<string, Method> = { V2: 'rc4', AESV2: 'aes128', AESV3: 'aes256' };
  return known[method.text] ?? 'none';
}

function keyOfObject(
  key: Uint8Array,
  number: number,
  generation: number,
  method: Method,
): Uint8Array {
  const place = Buffer.alloc(5);
  place.writeUIntLE(number, 0, 3);
  place.writeUIntLE(generation, 3, 2);
  const hash = createHash('md5').update(key).update(place);
  if (method === 'aes128') hash.update('sAlT');
  return hash.digest().subarray(0, Math.min(key.length + 5, 16));
}

function decrypt(method: Method, key: Uint8Array, bytes: Uint8Array): Uint8Array {
  if (method === 'none') return bytes;
  if (method === 'rc4') return rc4(key, bytes);
  const blocks = Math.floor(bytes.length / 16) - 1;
  if (blocks < 1) return new Uint8Array();
  const algorithm = method === 'aes128' ? 'aes-128-cbc' : 'aes-256-cbc';
  const cipher = createDecipheriv(algorithm, key, bytes.subarray(0, 16)).setAutoPadding(false);
  const plain = cipher.update(bytes.subarray(16, 16 + blocks * 16));
  const padding = plain.at(-1) ?? 0;
  return padding >= 1 && padding <= 16 ? plain.subarray(0, plain.length - padding) : plain;
}
