import { randomBytes } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import { createBoundedMap } from '../foundation/bounded-map.ts';
import type { Settings } from '../settings/settings.ts';

/** Issues and checks the tokens that clients send with every call. */
export type Tokens = {
  issue(keyId: string, now: number): string;
  /** The id of the key that a token was issued for, while the token is valid. */
  keyIdOf(token: string, now: number): string | undefined;
};

type Claims = { sub: string; iat: number; exp: number };

const issuer = 'formpress';
const secondsValid = 86_400;
/** The allowed clock difference between two services. */
const secondsOfSkew = 300;
const maxCached = 10_000;

/** Issues tokens signed with the first secret, and accepts tokens signed with any of the secrets. */
export function createTokens(secrets: [string, ...string[]]): Tokens {
  const sign = createSigner({ key: secrets[0], algorithm: 'HS256' });
  const verifiers = secrets.map((key) =>
    createVerifier({ key, algorithms: ['HS256'], ignoreExpiration: true, ignoreNotBefore: true }),
  );
  // Only verified tokens are cached.
  const verified = createBoundedMap<Claims>(maxCached);

  function claimsOf(token: string): Claims | undefined {
    const remembered = verified.get(token);
    if (remembered) return remembered;
    const claims = verify(token, verifiers);
    if (claims) verified.set(token, claims);
    return claims;
  }

  return {
    issue(keyId, now) {
      const iat = Math.floor(now / 1000);
      return sign({ iss: issuer, sub: keyId, iat, exp: iat + secondsValid });
    },
    keyIdOf(token, now) {
      const claims = claimsOf(token);
      return claims && isValid(claims, now / 1000) ? claims.sub : undefined;
    },
  };
}

/** Whether a token is current: whatever it claims, it must be no older than a day and not issued in the future. */
function isValid({ iat, exp }: Claims, now: number): boolean {
  return now < exp && now < iat + secondsValid && iat <= now + secondsOfSkew;
}

/** The secrets of a service, the signing one first. In development one is generated. */
export function secretsOf({
  tokenSecret,
  previousTokenSecret,
  development,
}: Settings): [string, ...string[]] {
  if (!tokenSecret && !development) throw new Error('Outside development there must be a secret.');
  const secret = tokenSecret ?? randomBytes(32).toString('hex');
  return previousTokenSecret ? [secret, previousTokenSecret] : [secret];
}

function verify(token: string, verifiers: ((token: string) => unknown)[]): Claims | undefined {
  for (const verifier of verifiers) {
    const claims = claimsBy(verifier, token);
    if (claims) return claims;
  }
  return undefined;
}

function claimsBy(verifier: (token: string) => unknown, token: string): Claims | undefined {
  try {
    const claims = verifier(token) as Record<string, unknown>;
    const { iss, sub, iat, exp } = claims;
    const isOurs = iss === issuer && typeof sub === 'string';
    return isOurs && typeof iat === 'number' && typeof exp === 'number'
      ? { sub, iat, exp }
      : undefined;
  } catch {
    return undefined; // fast-jwt throws for any problem with a token; the reply is always 401
  }
}
