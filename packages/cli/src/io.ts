import { wantsColour } from './wants-colour.ts';

/** Where a command writes, and what it may know about its surroundings. */
export type Io = {
  out(text: string): void;
  error(text: string): void;
  /** Whether a person watches: colours and progress are for them alone. */
  isTerminal: boolean;
  colour: boolean;
  environment: Record<string, string | undefined>;
};

/** The streams of this process. */
export function processIo(): Io {
  const { env, stdout, stderr } = process;
  const isTerminal = stderr.isTTY === true;
  stdout.on('error', endWhenNobodyReads);
  return {
    out: (text) => void stdout.write(text),
    error: (text) => void stderr.write(text),
    isTerminal,
    colour: wantsColour(env, isTerminal),
    environment: env,
  };
}

/** A reader that has seen enough, such as head, closes the pipe: that is no fault. */
function endWhenNobodyReads(trouble: NodeJS.ErrnoException): void {
  if (trouble.code !== 'EPIPE') throw trouble;
  process.exit(0);
}
