import type { Response } from 'undici';
import type { Credentials } from '../credentials/credentials.ts';
import { isLoopback } from '../foundation/is-loopback.ts';
import type { Reference } from '../foundation/reference.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { bytesOf } from './body.ts';
import { type CallSettings, call } from './call.ts';
import { type Challenge, readChallenge } from './read-challenge.ts';
import { throwTransient } from './transient.ts';

/** The access that a token grants. */
export type Action = 'pull' | 'pull,push';

/** The Authorization header of requests, and how it is renewed when the registry asks. */
export type Authorization = {
  /** The header to send; undefined for any origin other than the registry's. */
  headerFor(url: URL, action: Action): string | undefined;
  /** Answers the challenge of a reply with a new header. False when there is no better one to send. */
  answer(challenge: string | null, action: Action, call: Sent): Promise<boolean>;
};

/** The header that was sent, and the settings it was sent with. */
type Sent = { sent: string | undefined; line: CallSettings };

type Parties = {
  reference: Reference;
  credentials?: Credentials;
  realms: readonly string[];
};
type Bearer = Extract<Challenge, { scheme: 'bearer' }>;

const maxTokenBytes = 1024 * 1024;

/** Creates an authorization that sends credentials only to the configured host and to allowed token services. */
export function createAuthorization(parties: Parties): Authorization {
  const { reference, credentials } = parties;
  const proofs = new Map<Action, string>();
  if (credentials && 'token' in credentials) {
    for (const action of ['pull', 'pull,push'] as const)
      proofs.set(action, `Bearer ${credentials.token}`);
  }
  return {
    headerFor: (url, action) =>
      url.origin === new URL(reference.origin).origin ? proofs.get(action) : undefined,
    async answer(header, action, { sent, line }) {
      const current = proofs.get(action);
      if (current !== undefined && current !== sent) return true;
      const challenge = readChallenge(header);
      const proof = challenge && (await proofFor(challenge, action, parties, line));
      if (proof === undefined || proof === sent) return false;
      proofs.set(action, proof);
      return true;
    },
  };
}

async function proofFor(
  challenge: Challenge,
  action: Action,
  parties: Parties,
  line: CallSettings,
): Promise<string | undefined> {
  const { credentials } = parties;
  if (challenge.scheme === 'basic')
    return credentials && 'user' in credentials ? basic(credentials) : undefined;
  if (credentials && 'token' in credentials) return undefined;
  return `Bearer ${await fetchToken(challenge, action, parties, line)}`;
}

function basic({ user, password }: { user: string; password: string }): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/** Gets a token from the token service that the registry names, if that is allowed. */
async function fetchToken(
  challenge: Bearer,
  action: Action,
  parties: Parties,
  line: CallSettings,
): Promise<string> {
  const { reference, credentials } = parties;
  const realm = realmOf(challenge.realm, parties);
  const asked = {
    ...(challenge.service === undefined ? {} : { service: challenge.service }),
    scope: challenge.scope ?? `repository:${reference.repository}:${action}`,
  };
  const isIdentity = credentials && 'identityToken' in credentials;
  const form = new URLSearchParams({
    ...asked,
    ...(isIdentity
      ? {
          grant_type: 'refresh_token',
          refresh_token: credentials.identityToken,
          client_id: 'formpress',
        }
      : {}),
  });
  const url = new URL(realm);
  if (!isIdentity) for (const [name, value] of form) url.searchParams.append(name, value);
  return call(
    url,
    {
      method: isIdentity ? 'POST' : 'GET',
      headers: credentials && 'user' in credentials ? { authorization: basic(credentials) } : {},
      ...(isIdentity ? { body: form } : {}),
    },
    line,
    (response, isAlive) => tokenIn(response, isAlive, realm.host),
  );
}

async function tokenIn(response: Response, isAlive: () => void, host: string): Promise<string> {
  throwTransient(response);
  const text = (await bytesOf(response, maxTokenBytes, isAlive)).toString();
  const token = response.ok ? (textOf(text, 'token') ?? textOf(text, 'access_token')) : undefined;
  if (token !== undefined && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new RegistryProblem(
    'REFUSED',
    `The token service ${host} did not issue a token: it answered with status ${response.status}.`,
  );
}

function textOf(json: string, name: string): string | undefined {
  try {
    const value = (JSON.parse(json) as Record<string, unknown> | null)?.[name];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The URL of a token service. It gets credentials only over https or on this machine, and only if allowed. */
function realmOf(text: string, { reference, credentials, realms }: Parties): URL {
  const realm = URL.canParse(text) ? new URL(text) : undefined;
  const own = new URL(reference.origin);
  const isHere = own.protocol === 'http:' && realm && isLoopback(realm.hostname);
  if (!realm || (realm.protocol !== 'https:' && !(realm.protocol === 'http:' && isHere)))
    throw new RegistryProblem(
      'CREDENTIALS',
      `The registry ${reference.host} wants a token from an address without https.`,
    );
  if (!credentials || realm.hostname === own.hostname) return realm;
  if (realms.includes(realm.host) || realms.includes(realm.hostname)) return realm;
  throw new RegistryProblem(
    'CREDENTIALS',
    `The registry ${reference.host} wants the credentials to be sent to ${realm.host}. If that ` +
      'is right, name that host in FORMPRESS_REGISTRY_REALMS.',
  );
}
