import type { Response } from 'undici';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { Transient } from './transient.ts';

/** The body of a reply in chunks. A broken connection is a transient error. */
export async function* chunksOf(
  response: Response,
  isAlive: () => void,
): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await nextOf(reader);
      if (done) return;
      isAlive();
      yield value;
    }
  } finally {
    // Releases the connection when the caller stops early. A broken one is already closed.
    await reader.cancel().catch(() => undefined);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function nextOf(reader: Reader): Promise<Awaited<ReturnType<Reader['read']>>> {
  try {
    return await reader.read();
  } catch {
    throw new Transient('broke the connection in the middle of a reply');
  }
}

/** A whole body in memory, up to a maximum size. */
export async function bytesOf(
  response: Response,
  most: number,
  isAlive: () => void,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(response, isAlive)) {
    size += chunk.length;
    if (size > most) throw new RegistryProblem('TOO_LARGE', `A reply has more than ${most} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Discards a body that is not read. */
export async function discardBody(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}
