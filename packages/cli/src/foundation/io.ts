import { fstatSync } from 'node:fs';
import { wantsColour } from './wants-colour.ts';

/** Where a command writes, and what it may know about its surroundings. */
export type Io = {
  out(text: string): void;
  error(text: string): void;
  /** From now on the process goes on when whoever reads its output goes away. */
  outliveReader(): void;
  /** Whether a person watches: colours and progress are for them alone. */
  isTerminal: boolean;
  colour: boolean;
  environment: Record<string, string | undefined>;
};

/** The streams of this process. */
export function processIo(): Io {
  const { env } = process;
  const isTerminal = isWatched();
  let outlivesReader = false;
  /** A reader that has seen enough, such as head, closes the pipe: that is no fault. */
  function endWhenNobodyReads(error: NodeJS.ErrnoException): void {
    if (error.code !== 'EPIPE') throw error;
    if (!outlivesReader) process.exit(0);
  }
  return {
    out(text) {
      const { stdout } = process;
      if (stdout.listenerCount('error', endWhenNobodyReads) === 0)
        stdout.on('error', endWhenNobodyReads);
      stdout.write(text);
    },
    outliveReader() {
      outlivesReader = true;
    },
    error: (text) => void process.stderr.write(text),
    isTerminal,
    colour: wantsColour(env, isTerminal),
    environment: env,
  };
}

/**
 * Streams take a while to make: what is no device at all is known to be no terminal before. Asked in
 * big integers, because Node takes numbers that were left by looking at a pipe for those of a file
 * when it follows links, and then loads packages from the wrong place.
 */
function isWatched(): boolean {
  return fstatSync(2, { bigint: true }).isCharacterDevice() && process.stderr.isTTY === true;
}
