import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { UnpackedImage } from './image.ts';

/** How an image is run: its volumes, and what is set beside what it sets itself. */
export type RunOptions = { volumes: string[]; environment: Record<string, string> };

/** A container that runs. */
export type Container = {
  /** Address that its service said it has. */
  url: string;
  /** Sends the signal that the image names, and gives the code with which it ended. */
  stop(): Promise<number | null>;
};

const script = fileURLToPath(new URL('run-read-only.sh', import.meta.url));
const isolated = ['--mount', '--pid', '--fork', '--kill-child'];

/** The words that run a command in the image, as its user, with nothing to write to but volumes. */
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

/** Runs a command in the image to its end. */
export function runInside(image: UnpackedImage, options: RunOptions, command: string[]) {
  const { status, stdout, stderr } = spawnSync('unshare', wordsFor(image, options, command), {
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  return { status, out: stdout.trim(), error: stderr.trim() };
}

/** Starts what the image starts by itself, as its first process, and waits until it says where it is. */
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

/** The process that unshare started, as this machine numbers it. */
function firstProcessOf({ pid }: ChildProcess): number {
  const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  if (!first) throw new Error('The container has ended by itself.');
  return Number(first);
}

async function urlSaidBy(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const part of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += part;
    const [, url] = /Base URL\s+(http:\/\/[^/\s]+)/.exec(said) ?? [];
    if (!url) continue;
    child.stdout?.resume();
    return url;
  }
  throw new Error(`The service ended before it listened. ${said}`);
}
