import type { Response } from 'undici';
import type { Descriptor } from '../foundation/manifest.ts';
import { discardBody } from './body.ts';
import type { RegistryRequest, Send } from './create-send.ts';
import type { TimeLimits } from './time-limits.ts';
import { Transient, withRetries } from './transient.ts';
import { unexpected } from './unexpected.ts';

type To = { send: Send; host: string; timeLimits: TimeLimits; url: string; chunk?: number };

/** Some registries accept no chunks below 5 MB, and a failed chunk is lost as a whole. */
const usualChunk = 8 * 1024 * 1024;

/** Uploads a blob, in chunks when it is large. After an error it resumes from what the registry has. */
export async function upload(
  { digest }: Descriptor,
  bytes: Uint8Array,
  { send, host, timeLimits, url, chunk = usualChunk }: To,
): Promise<number> {
  const session = createSession(send, host, timeLimits);
  let sent = 0;
  const count = (part: Uint8Array) => {
    sent += part.length;
    return part;
  };
  const goOn = async (within: TimeLimits) => {
    let offset = await session.resume(url, within);
    if (offset === 0 && bytes.length <= chunk) return session.finish(digest, count(bytes));
    while (offset < bytes.length) {
      const part = bytes.subarray(offset, offset + chunk);
      const arrived = await session.append(offset, count(part));
      if (arrived <= offset) throw new Transient('accepts no more of an upload');
      offset = arrived;
    }
    await session.finish(digest);
  };
  await withRetries(host, timeLimits, goOn, bytes.length);
  return sent;
}

type Session = {
  /** Opens an upload, or asks how much of the open one has arrived. Its time limits also apply to the later calls. */
  resume(url: string, within: TimeLimits): Promise<number>;
  append(offset: number, part: Uint8Array): Promise<number>;
  finish(digest: string, rest?: Uint8Array): Promise<void>;
};

/** Statuses after which an upload is restarted: it is gone, or the offsets disagree. */
const lost = [400, 404, 416];

/** Statuses of an open upload that cannot be resumed; 500 when the registry was killed while recording it. */
const gone = [404, 500];

function createSession(send: Send, host: string, timeLimits: TimeLimits): Session {
  let place: URL | undefined;
  let limits = timeLimits;
  const ask = (request: Omit<RegistryRequest, 'action'>, good: number[]) =>
    send.once({ ...request, action: 'pull,push', within: limits }, async (response) => {
      if (lost.includes(response.status) && !good.includes(response.status) && place) {
        place = undefined;
        throw new Transient(`lost an upload (${response.status})`);
      }
      if (!good.includes(response.status)) throw await unexpected(host, 'to take a blob', response);
      await discardBody(response);
      const next = response.headers.get('location');
      if (next !== null) place = new URL(next, place ?? new URL(String(request.url), response.url));
      return response;
    });
  const here = () => {
    if (place) return place;
    throw new Error('No upload is open.');
  };
  return {
    async resume(url, within) {
      limits = within;
      if (place) {
        const found = await ask({ method: 'GET', url: place, answers: [500] }, [200, 204, ...gone]);
        if (!gone.includes(found.status)) return offsetIn(found);
        place = undefined;
      }
      await ask({ method: 'POST', url }, [202]);
      return 0;
    },
    async append(offset, part) {
      const end = offset + part.length - 1;
      const headers = {
        'content-type': 'application/octet-stream',
        'content-range': `${offset}-${end}`,
      };
      const reply = await ask({ method: 'PATCH', url: here(), headers, body: part }, [202, 204]);
      return offsetIn(reply);
    },
    async finish(digest, rest) {
      const url = new URL(here());
      url.searchParams.set('digest', digest);
      const headers = { 'content-type': 'application/octet-stream' };
      await ask({ method: 'PUT', url, headers, ...(rest ? { body: rest } : {}) }, [201, 204]);
    },
  };
}

/** The offset after the last byte that arrived. The range 0-0 counts as nothing, because an empty upload reports it too. */
function offsetIn(response: Response): number {
  const [, last] = /^(?:bytes=)?0-([0-9]+)$/.exec(response.headers.get('range') ?? '') ?? [];
  return last === undefined || last === '0' ? 0 : Number(last) + 1;
}
