import { environmentShape } from '../foundation/key-scope.ts';
import type { EnvironmentReader } from './environment-reader.ts';
import { optional } from './optional.ts';

/** Settings of keys and secrets. */
export type AccessSettings = {
  /** The name of this environment. Keys for other environments cannot log in. */
  environment: string;
  developmentKey?: string;
  keysFile?: string;
  tokenSecret?: string;
  previousTokenSecret?: string;
};

const minSecretBytes = 32;

/** Reads keys and secrets, which are required outside development. */
export function readAccess(reader: EnvironmentReader, development: boolean): AccessSettings {
  const tokenSecret = readTokenSecret('TOKEN_SECRET', reader);
  const previousTokenSecret = readTokenSecret('TOKEN_SECRET_PREVIOUS', reader);
  const keysFile = reader.text('KEYS_FILE');
  if (!development) {
    const why = 'outside development (a loopback HOST and NODE_ENV other than production)';
    if (!tokenSecret && !reader.text('TOKEN_SECRET_FILE'))
      reader.refuse(`TOKEN_SECRET or TOKEN_SECRET_FILE must be set ${why}.`);
    if (!keysFile) reader.refuse(`KEYS_FILE must be set ${why}.`);
  }
  return {
    environment: readEnvironmentName(reader, development),
    ...optional('developmentKey', reader.secret('FORMPRESS_DEV_API_KEY')),
    ...optional('keysFile', keysFile),
    ...optional('tokenSecret', tokenSecret),
    ...optional('previousTokenSecret', previousTokenSecret),
  };
}

function readEnvironmentName(reader: EnvironmentReader, development: boolean): string {
  const name = reader.text('ENVIRONMENT');
  if (name === undefined) return development ? 'development' : 'production';
  if (!environmentShape.test(name))
    reader.refuse(
      'ENVIRONMENT must be a name of lower-case letters, digits and dashes, such as test.',
    );
  return name;
}

function readTokenSecret(name: string, reader: EnvironmentReader): string | undefined {
  const secret = reader.secret(name);
  if (secret !== undefined && Buffer.byteLength(secret) < minSecretBytes)
    reader.refuse(`${name} is too short: it needs at least ${minSecretBytes} bytes.`);
  return secret;
}
