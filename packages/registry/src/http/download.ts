import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { Response } from 'undici';
import type { Descriptor } from '../foundation/manifest.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { chunksOf } from './body.ts';
import type { Send } from './create-send.ts';
import type { TimeLimits } from './time-limits.ts';
import { Transient, withRetries } from './transient.ts';
import { unexpected } from './unexpected.ts';

type From = { send: Send; host: string; timeLimits: TimeLimits; url: string };

/** Downloads a blob into a new file and checks its size and digest. Resumes after a broken connection. */
export async function download(
  { digest, size }: Descriptor,
  toFile: string,
  { send, host, timeLimits, url }: From,
): Promise<void> {
  const file = await open(toFile, 'wx');
  try {
    const done = { file, hash: createHash('sha256'), offset: 0 };
    await withRetries(
      host,
      timeLimits,
      (within) =>
        send.once(
          { method: 'GET', url, action: 'pull', headers: rangeFrom(done.offset), within },
          (response, isAlive) => takeIn(response, isAlive, done, { digest, size, host }),
        ),
      size,
    );
    if (`sha256:${done.hash.digest('hex')}` !== digest) throw damaged(digest, host);
    await file.sync();
  } finally {
    await file.close();
  }
}

type Done = { file: FileHandle; hash: ReturnType<typeof createHash>; offset: number };
type Wanted = { digest: string; size: number; host: string };

function rangeFrom(offset: number): Record<string, string> {
  return offset === 0 ? {} : { range: `bytes=${offset}-` };
}

async function takeIn(
  response: Response,
  isAlive: () => void,
  done: Done,
  { digest, size, host }: Wanted,
): Promise<void> {
  const isRest = response.status === 206 && startOf(response) === done.offset;
  if (!isRest && response.status !== 200)
    throw await unexpected(host, `to return ${digest}`, response);
  if (!isRest && done.offset > 0) await beginAgain(done);
  for await (const chunk of chunksOf(response, isAlive)) {
    if (done.offset + chunk.length > size) throw damaged(digest, host);
    await writeAll(done.file, chunk, done.offset);
    done.hash.update(chunk);
    done.offset += chunk.length;
  }
  if (done.offset < size) throw new Transient('broke the connection in the middle of a reply');
}

/** Writes a whole chunk. A single write may take less than it is given. */
async function writeAll(file: FileHandle, chunk: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    const { bytesWritten } = await file.write(chunk, done, chunk.length - done, position + done);
    done += bytesWritten;
  }
}

async function beginAgain(done: Done): Promise<void> {
  await done.file.truncate(0);
  done.hash = createHash('sha256');
  done.offset = 0;
}

function startOf(response: Response): number {
  const [, start] = /^bytes ([0-9]+)-/.exec(response.headers.get('content-range') ?? '') ?? [];
  return start === undefined ? -1 : Number(start);
}

function damaged(digest: string, host: string): RegistryProblem {
  return new RegistryProblem(
    'DAMAGED',
    `The registry ${host} returned something other than ${digest}: the content has another digest.`,
  );
}
