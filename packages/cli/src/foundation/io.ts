import { fstatSync } from 'node:fs';
import { wantsColour } from './wants-colour.ts';

/** The output streams and environment of a command. */
export type Io = {
  out(text: string): void;
  error(text: string): void;
  /** Makes the process continue when the reader of its output goes away. */
  outliveReader(): void;
  /** Whether standard error is a terminal. Only then is progress shown continuously. */
  isTerminal: boolean;
  /** Whether to print in colour to standard output. */
  colour: boolean;
  environment: Record<string, string | undefined>;
};

/** The streams of this process. */
export function processIo(): Io {
  const { env } = process;
  let outlivesReader = false;
  /** Exits when a reader such as head closes the pipe, which is not an error. */
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
    isTerminal: isWatched('stderr'),
    colour: wantsColour(env, isWatched('stdout')),
    environment: env,
  };
}

/**
 * Whether a stream is a terminal. Streams are slow to create, so something that is not a device
 * is ruled out first. The stat uses big integers, because Node would reuse the numbers of a pipe for a
 * file when it resolves links, and then load packages from the wrong folder.
 */
function isWatched(stream: 'stdout' | 'stderr'): boolean {
  const number = stream === 'stdout' ? 1 : 2;
  return fstatSync(number, { bigint: true }).isCharacterDevice() && process[stream].isTTY === true;
}
