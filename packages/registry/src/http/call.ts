import type { Patience } from './patience.ts';
import { Transient } from './transient.ts';

/** Reads a reply. It says that it is alive whenever something came. */
export type Read<T> = (response: Response, isAlive: () => void) => Promise<T>;

const slowestBytesPerMillisecond = 32;

/** One HTTP call, followed nowhere, given up when nothing comes for too long. */
export async function call<T>(
  url: URL,
  init: RequestInit,
  { silence, signal }: Pick<Patience, 'silence' | 'signal'>,
  read: Read<T>,
): Promise<T> {
  const watch = new AbortController();
  const sent = init.body instanceof Uint8Array ? init.body.length : 0;
  const end = () => watch.abort();
  const ended = signal ? AbortSignal.any([watch.signal, signal]) : watch.signal;
  let timer = setTimeout(end, silence + sent / slowestBytesPerMillisecond);
  const isAlive = () => {
    clearTimeout(timer);
    timer = setTimeout(end, silence);
  };
  try {
    const response = await reach(url, { ...init, redirect: 'manual', signal: ended });
    isAlive();
    return await read(response, isAlive);
  } finally {
    clearTimeout(timer);
  }
}

async function reach(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (trouble) {
    if (init.signal?.aborted) throw new Transient('does not answer in time');
    const { code } = ((trouble as Error).cause ?? {}) as NodeJS.ErrnoException;
    throw new Transient(`cannot be reached${code === undefined ? '' : ` (${code})`}`);
  }
}
