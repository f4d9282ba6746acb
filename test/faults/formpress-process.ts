import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { formpressCommand } from '../foundation/formpress-command.ts';

/** A command in its own process. */
export type FormpressProcess = {
  pid: number;
  /** Its output so far. */
  out(): string;
  /** Waits for matching output. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  kill(signal: NodeJS.Signals): void;
  /** Closes the reading end of its standard output. */
  stopReading(): void;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
};

const fromSource = (name: string): string[] => [
  '--import',
  'tsx',
  '--conditions=@formpress/source',
  fileURLToPath(new URL(name, import.meta.url)),
];
const entries = {
  formpress: formpressCommand,
  serve: [...formpressCommand, 'serve'],
  commands: fromSource('./run-commands.ts'),
  install: fromSource('./run-install.ts'),
  writeRelease: fromSource('./run-write-release.ts'),
};
const timeout = 60_000;
const running = new Set<FormpressProcess>();

/** Starts a command with only the given settings, optionally with a limit of open files. */
export function startProcess(
  command: keyof typeof entries,
  words: string[],
  environment: Record<string, string> = {},
  openFiles?: number,
): FormpressProcess {
  const { PATH = '', HOME = '' } = process.env;
  const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles}; `;
  const shell = ['-c', `${limit}exec "$0" "$@"`, process.execPath];
  const child = spawn('sh', [...shell, ...entries[command], ...words], {
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  const started: FormpressProcess = {
    pid: child.pid ?? 0,
    out: () => text,
    async says(pattern) {
      const end = performance.now() + timeout;
      for (;;) {
        const found = pattern.exec(text);
        if (found) return found;
        if (performance.now() > end || child.exitCode !== null) {
          throw new Error(`${command} did not say ${pattern}, but: ${text}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    kill: (signal) => void child.kill(signal),
    stopReading: () => void child.stdout.destroy(),
    ended: new Promise((resolve) => {
      child.once('close', (code, signal) => {
        running.delete(started);
        resolve(code ?? signal ?? 'unknown');
      });
    }),
  };
  running.add(started);
  return started;
}

/** Ends all processes that a test left running. */
export async function endAll(): Promise<void> {
  const left = [...running];
  for (const process of left) process.kill('SIGKILL');
  await Promise.all(left.map(({ ended }) => ended));
}
