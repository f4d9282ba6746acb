import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { UnpackedImage } from './image.ts';

/** How an image is run: volumes and additional environment variables. */
export type RunOptions = { volumes: string[]; environment: Record<string, string> };

/** A running container. */
export type Container = {
  /** The URL that its service printed. */
  url: string;
  /** Sends the stop signal of the image, and returns the exit code. */
  stop(): Promise<number | null>;
};

const script = fileURLToPath(new URL('run-read-only.sh', import.meta.url));
const isolated = ['--mount', '--pid', '--fork', '--kill-child'];

/** The arguments that run a command in the image, as its user, with only volumes writable. */
function wordsFor(
  { root, config }: UnpackedImage,
  options: RunOptions,
  command: string[],
): string[] {
  const { User, WorkingDir, Env } = config;
  const set = Object.entries(options.environment).map(([name, value]) => `${name}=${value}`);
  const place = [root, User, WorkingDir, ...options.volumes, '--'];
  return [...isolated, 'sh', script, ...place, ...Env, ...set, ...command];
}

/** Runs a command in the image and waits for it. */
export function runInside(image: UnpackedImage, options: RunOptions, command: string[]) {
  const { status, stdout, stderr } = spawnSync('unshare', wordsFor(image, options, command), {
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  return { status, out: stdout.trim(), error: stderr.trim() };
}

/** Starts the image's own command as the first process, and waits until it prints its URL. */
export async function startContainer(
  image: UnpackedImage,
  options: RunOptions,
): Promise<Container> {
  const { Entrypoint, Cmd, StopSignal } = image.config;
  const child = spawn('unshare', wordsFor(image, options, [...Entrypoint, ...Cmd]), {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 4 * 60_000,
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  return {
    url: await urlSaidBy(child),
    async stop() {
      process.kill(firstProcessOf(child), StopSignal as NodeJS.Signals);
      const [code] = await ended;
      return code;
    },
  };
}

/** The process id, on this machine, of the process that unshare started. */
function firstProcessOf({ pid }: ChildProcess): number {
  const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  if (!first) throw new Error('The container has exited.');
  return Number(first);
}

async function urlSaidBy(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const part of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += part;
    const [, url] = /Base URL\s+(http:\/\/[^/\s]+)/.exec(output) ?? [];
    if (!url) continue;
    child.stdout?.resume();
    return url;
  }
  throw new Error(`The service ended before it listened. ${output}`);
}
