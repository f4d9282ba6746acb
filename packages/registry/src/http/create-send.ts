import type { RequestInit } from 'undici';
import type { Credentials } from '../credentials/credentials.ts';
import { isLoopback } from '../foundation/is-loopback.ts';
import type { Reference } from '../foundation/reference.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { type Action, createAuthorization } from './authorization.ts';
import { discardBody } from './body.ts';
import { call, type Read } from './call.ts';
import type { ProxySettings } from './proxy.ts';
import type { TimeLimits } from './time-limits.ts';
import { throwTransient, withRetries } from './transient.ts';

/** A request to the registry. */
export type RegistryRequest = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'PATCH';
  /** An absolute URL, or a path in the registry. */
  url: string | URL;
  action: Action;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** The time limits of a caller that retries. By default those of the connection. */
  within?: TimeLimits;
  /** The expected number of bytes, if known: more bytes may take longer. */
  size?: number;
  /** Statuses that are valid answers here, although they are transient errors elsewhere. */
  answers?: readonly number[];
};

/** Sends requests with authorization, and follows redirects of downloads. */
export type Send = {
  /** Retries transient errors. */
  <T>(request: RegistryRequest, read: Read<T>): Promise<T>;
  /** Sends once. The caller resumes after an error. */
  once<T>(request: RegistryRequest, read: Read<T>): Promise<T>;
};

type Parties = {
  reference: Reference;
  credentials?: Credentials;
  realms: readonly string[];
  proxy: ProxySettings | undefined;
  timeLimits: TimeLimits;
};

const maxRedirects = 4;
const redirects = new Set([301, 302, 303, 307, 308]);

/** Creates the function that sends all requests to the registry. */
export function createSend(parties: Parties): Send {
  const { reference, timeLimits, proxy } = parties;
  const authorization = createAuthorization(parties);

  /** Makes a call, and after a challenge repeats it with a new authorization. */
  async function ask<T>(request: RegistryRequest, url: URL, read: Read<T>): Promise<T> {
    const { action, within = timeLimits } = request;
    const line = { ...within, proxy };
    const proof = authorization.headerFor(url, action);
    const isOwn = url.origin === originOf(reference);
    const first = await call(url, initOf(request, proof), line, async (response, isAlive) => {
      if (response.status !== 401 || !isOwn) return read(response, isAlive);
      await discardBody(response);
      const wanted = response.headers.get('www-authenticate');
      if (await authorization.answer(wanted, action, { sent: proof, line })) return challenged;
      throw notLetIn(parties);
    });
    if (first !== challenged) return first;
    const better = authorization.headerFor(url, action);
    return call(url, initOf(request, better), line, async (response, isAlive) => {
      if (response.status !== 401) return read(response, isAlive);
      await discardBody(response);
      throw notLetIn(parties);
    });
  }

  async function once<T>(request: RegistryRequest, read: Read<T>): Promise<T> {
    let url = urlIn(reference, request.url);
    for (let count = 0; count <= maxRedirects; count += 1) {
      const reply = await ask(request, url, readUnlessMoved(request, read));
      if (!('moved' in reply)) return reply.value;
      url = urlIn(reference, new URL(reply.moved, url));
    }
    throw new RegistryProblem('REFUSED', `The registry ${reference.host} redirects in a circle.`);
  }
  const again = <T>(request: RegistryRequest, read: Read<T>) =>
    withRetries(
      reference.host,
      timeLimits,
      (within) => once({ ...request, within }, read),
      request.body?.length ?? request.size,
    );
  return Object.assign(again, { once });
}

const challenged = Symbol('challenged');

function initOf(
  { method, headers = {}, body }: RegistryRequest,
  authorization: string | undefined,
): RequestInit {
  return {
    method,
    headers: {
      'accept-encoding': 'identity',
      ...headers,
      ...(authorization === undefined ? {} : { authorization }),
    },
    ...(body ? { body } : {}),
  };
}

type Reply<T> = { value: T } | { moved: string };

function readUnlessMoved<T>({ method, answers }: RegistryRequest, read: Read<T>): Read<Reply<T>> {
  return async (response, isAlive) => {
    if (!answers?.includes(response.status)) throwTransient(response);
    const moved = response.headers.get('location');
    const isFetched = method === 'GET' || method === 'HEAD';
    if (!isFetched || moved === null || !redirects.has(response.status))
      return { value: await read(response, isAlive) };
    await discardBody(response);
    return { moved };
  };
}

function originOf({ origin }: Reference): string {
  return new URL(origin).origin;
}

/** Resolves a URL. Plain http is allowed only for a registry on this machine, and only to this machine. */
function urlIn(reference: Reference, place: string | URL): URL {
  const own = new URL(reference.origin);
  const url = new URL(place, own);
  const isHere = own.protocol === 'http:' && isLoopback(url.hostname);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isHere)) return url;
  throw new RegistryProblem(
    'REFUSED',
    `The registry ${reference.host} redirects to an address without https.`,
  );
}

function notLetIn({ reference, credentials }: Parties): RegistryProblem {
  const { host, repository } = reference;
  const why = credentials
    ? 'does not accept the credentials for'
    : 'asks for credentials, and there are none, for';
  return new RegistryProblem(
    'REFUSED',
    `The registry ${host} ${why} ${repository}. Set FORMPRESS_REGISTRY_USER and ` +
      'FORMPRESS_REGISTRY_PASSWORD, or FORMPRESS_REGISTRY_TOKEN, or log in with docker.',
  );
}
