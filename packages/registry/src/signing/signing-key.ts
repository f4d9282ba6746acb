import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';

/** A key whose signatures count, and the name that envelopes call it by. */
export type PublicKey = { id: string; key: KeyObject };

/** What signs statements, with the public key that goes with it. */
export type SigningKey = PublicKey & { privateKey: KeyObject };

/** A file that holds no key of the wanted kind; the message is for whoever named it. */
export class KeyProblem extends Error {
  override readonly name = 'KeyProblem';
}

/** Makes a new Ed25519 key pair, as the text of the two files that keep it. */
export function createSigningKey(): { id: string; privatePem: string; publicPem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    id: idOf(publicKey),
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** The signing key in the text of a file. The text itself is never repeated. */
export function readSigningKey(pem: string, file: string): SigningKey {
  const privateKey = keyIn(pem, createPrivateKey);
  if (privateKey?.asymmetricKeyType !== 'ed25519')
    throw new KeyProblem(
      `${file} holds no private Ed25519 key. Make one with "formpress keys signing ${file}".`,
    );
  const key = createPublicKey(privateKey);
  return { id: idOf(key), key, privateKey };
}

/** The public key in the text of a file. A private key is refused: it has no business there. */
export function readPublicKey(pem: string, file: string): PublicKey {
  if (pem.includes('PRIVATE KEY'))
    throw new KeyProblem(`${file} holds a private key, and a public one is wanted here.`);
  const key = keyIn(pem, createPublicKey);
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new KeyProblem(`${file} holds no public Ed25519 key.`);
  return { id: idOf(key), key };
}

/** The same key has the same id in every file: the digest of its standard form. */
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
