import { type Io, processIo } from './foundation/io.ts';
import { runCommand } from './run-command.ts';

/** Runs the formpress command and returns its exit code. */
export function main(words: string[], io: Io = processIo()): Promise<number> {
  return runCommand(words, io);
}

/** Does the work of a thread that a command started. */
export async function runThread(): Promise<void> {
  const { workForCommand } = await import('./threads/work-for-command.ts');
  workForCommand();
}
