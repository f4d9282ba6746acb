import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';

/** A public key, and its id in envelopes. */
export type PublicKey = { id: string; key: KeyObject };

/** A private key that signs statements, with its public key. */
export type SigningKey = PublicKey & { privateKey: KeyObject };

/** A file without a key of the expected kind. The message is for the person who named the file. */
export class KeyProblem extends Error {
  override readonly name = 'KeyProblem';
}

/** Creates an Ed25519 key pair, as the text of two files. */
export function createSigningKey(): { id: string; privatePem: string; publicPem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    id: idOf(publicKey),
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** Reads a signing key from the text of a file. The text is never repeated in a message. */
export function readSigningKey(pem: string, file: string): SigningKey {
  const privateKey = keyIn(pem, createPrivateKey);
  if (privateKey?.asymmetricKeyType !== 'ed25519')
    throw new KeyProblem(
      `${file} holds no private Ed25519 key. Make one with "formpress keys signing ${file}".`,
    );
  const key = createPublicKey(privateKey);
  return { id: idOf(key), key, privateKey };
}

/** Reads a public key from the text of a file. A private key is refused. */
export function readPublicKey(pem: string, file: string): PublicKey {
  if (pem.includes('PRIVATE KEY'))
    throw new KeyProblem(`${file} holds a private key, but a public one is needed here.`);
  const key = keyIn(pem, createPublicKey);
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new KeyProblem(`${file} holds no public Ed25519 key.`);
  return { id: idOf(key), key };
}

/** The id of a key: the digest of its standard encoding. */
function idOf(publicKey: KeyObject): string {
  const standard = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(standard).digest('hex');
}

function keyIn(pem: string, read: (pem: string) => KeyObject): KeyObject | undefined {
  try {
    return read(pem);
  } catch {
    return undefined;
  }
}
