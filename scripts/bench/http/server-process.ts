import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own, which tells what it has used. */
export type ServerProcess = {
  /** Origin of its address. */
  url: string;
  /** Processor time so far in microseconds, and the memory it holds in bytes. */
  usage(): Promise<Usage>;
  stop(): Promise<void>;
};

type Usage = { cpu: number; rss: number };

/** Loaded before the program: it answers whoever started the process, and ends with them. */
const teller = `data:text/javascript,process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: user + system, rss: process.memoryUsage().rss });
}).on('disconnect', () => process.exit()).channel.unref();`;

/** Starts a program of Node that says where it listens. */
export async function startServer(
  words: string[],
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--import', teller.replaceAll('\n', ''), ...words], {
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return {
    url: await urlSaidBy(child),
    async usage() {
      const told = once(child, 'message');
      child.send({});
      const [usage] = await told;
      return usage as Usage;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function urlSaidBy(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const part of child.stdout ?? []) {
    said += part;
    const [url] = /http:\/\/[^/\s]+/.exec(said) ?? [];
    if (url) return url;
  }
  throw new Error(`A server ended before it listened: ${said}`);
}
