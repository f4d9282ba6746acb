import type { RequestInit, Response } from 'undici';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { dispatcherFor, type ProxySettings } from './proxy.ts';
import { type TimeLimits, timeAllowedFor } from './time-limits.ts';
import { Transient, timeoutMessage } from './transient.ts';

/** Reads a reply. It calls `isAlive` whenever data arrives. */
export type Read<T> = (response: Response, isAlive: () => void) => Promise<T>;

/** The timeout, the signal and the proxy of a call. */
export type CallSettings = Pick<TimeLimits, 'silence' | 'signal'> & {
  proxy: ProxySettings | undefined;
};

/** Makes one HTTP call, without following redirects. Aborts when nothing arrives for too long. */
export async function call<T>(
  url: URL,
  init: RequestInit,
  { silence, signal, proxy }: CallSettings,
  read: Read<T>,
): Promise<T> {
  const watch = new AbortController();
  const sent = init.body instanceof Uint8Array ? init.body.length : 0;
  const end = () => watch.abort();
  const ended = signal ? AbortSignal.any([watch.signal, signal]) : watch.signal;
  let timer = setTimeout(end, silence + timeAllowedFor(sent));
  const isAlive = () => {
    clearTimeout(timer);
    timer = setTimeout(end, silence);
  };
  try {
    const response = await reach(url, { ...init, redirect: 'manual', signal: ended }, proxy);
    isAlive();
    return await read(response, isAlive);
  } finally {
    clearTimeout(timer);
  }
}

/** Error codes of untrusted certificates, which retrying does not fix. */
const aboutCertificates =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_CERT_\w+)$/;

async function reach(
  url: URL,
  init: RequestInit,
  proxy: ProxySettings | undefined,
): Promise<Response> {
  const { fetch } = await import('undici');
  try {
    return await fetch(url, { ...init, dispatcher: await dispatcherFor(url, proxy) });
  } catch (error) {
    if (init.signal?.aborted) throw new Transient(timeoutMessage);
    const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    if (code !== undefined && aboutCertificates.test(code)) throw untrusted(url, code);
    const known = [code, proxy && 'HTTPS_PROXY is set'].filter(Boolean).join('; ');
    throw new Transient(`cannot be reached${known === '' ? '' : ` (${known})`}`);
  }
}

function untrusted({ host }: URL, code: string): RegistryProblem {
  return new RegistryProblem(
    'CERTIFICATE',
    `The certificate of ${host} is not trusted (${code}). If an authority of your own signed it, ` +
      'name the file with its certificate in NODE_EXTRA_CA_CERTS.',
  );
}
