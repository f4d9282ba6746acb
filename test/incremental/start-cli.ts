import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { formpressCommand } from '../foundation/formpress-command.ts';

/** A running command, and its output so far. */
export type Running = {
  child: ChildProcess;
  printed(): string;
  /** Waits until it has printed a text a number of times. */
  until(words: RegExp, times?: number): Promise<void>;
  ended(): Promise<number | null>;
};

/** Starts the command as a process in a folder. */
export function startCli(cwd: string, words: string[]): Running {
  const child = spawn(process.execPath, [...formpressCommand, ...words], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (text: Buffer) => {
    printed += text;
  });
  child.stderr.on('data', (text: Buffer) => {
    printed += text;
  });
  const end = once(child, 'close');
  return {
    child,
    printed: () => printed,
    async until(wanted, times = 1) {
      const seen = () => [...printed.matchAll(new RegExp(wanted, 'g'))].length;
      while (seen() < times) {
        if (child.exitCode !== null) throw new Error(`It ended after:\n${printed}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    ended: async () => (await end)[0] as number | null,
  };
}
