import { setTimeout as pause } from 'node:timers/promises';
import { RegistryProblem } from '../registry-problem.ts';
import type { Patience } from './patience.ts';

/** Trouble that may pass. Its message goes on after the name of the registry. */
export class Transient extends Error {
  override readonly name = 'Transient';

  constructor(
    message: string,
    /** How long the registry asks us to wait, in milliseconds. */
    readonly after = 0,
  ) {
    super(message);
  }
}

const transientStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Throws when a reply says that the trouble may pass. */
export function throwTransient(response: Response): void {
  if (!transientStatuses.has(response.status)) return;
  throw new Transient(`answers ${response.status}`, waitOf(response.headers.get('retry-after')));
}

/** Retry-After in its two spellings: seconds, or a date. */
function waitOf(text: string | null): number {
  if (text === null) return 0;
  if (/^[0-9]{1,6}$/.test(text)) return Number(text) * 1000;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? 0 : Math.max(0, moment - Date.now());
}

/** Tries again after pauses that grow, while the trouble may pass. Nobody is waited for beyond a minute. */
export async function withRetries<T>(
  host: string,
  patience: Patience,
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (trouble) {
      if (patience.signal?.aborted) throw givenUp(host);
      if (!(trouble instanceof Transient)) throw trouble;
      if (attempt >= patience.attempts)
        throw new RegistryProblem(
          'UNREACHABLE',
          `The registry ${host} ${trouble.message}. It was tried ${attempt} times.`,
        );
      const wait = Math.max(Math.min(trouble.after, 60_000), pauseAfter(attempt, patience));
      await pauseUnless(patience.signal, wait);
    }
  }
}

async function pauseUnless(signal: AbortSignal | undefined, wait: number): Promise<void> {
  await pause(wait, undefined, signal && { signal }).catch((trouble: unknown) => {
    // Whoever tries again sees that it was told to end.
    if (!signal?.aborted) throw trouble;
  });
}

function givenUp(host: string): RegistryProblem {
  return new RegistryProblem(
    'UNREACHABLE',
    `The registry ${host} was given up: it took too long, or we were told to stop.`,
  );
}

/** With a part left to chance, so that many services do not come back at once. */
function pauseAfter(attempt: number, { firstPause, longestPause }: Patience): number {
  const whole = Math.min(longestPause, firstPause * 2 ** (attempt - 1));
  return whole / 2 + (Math.random() * whole) / 2;
}
