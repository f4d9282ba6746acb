import { exitCode } from './exit-code.ts';
import { type Io, processIo } from './io.ts';
import { answerAtOnce } from './unchanged/answer-at-once.ts';

/** Runs the formpress command and tells how it ended. */
export async function main(words: string[], io: Io = processIo()): Promise<number> {
  const said = await answerAtOnce(words, io.colour);
  if (!said) {
    const { runCommand } = await import('./run-command.ts');
    return runCommand(words, io);
  }
  if (said.error !== '') io.error(said.error);
  io.out(said.out);
  return exitCode.clean;
}
