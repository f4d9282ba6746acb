import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server in its own process, which reports its resource usage. */
export type ServerProcess = {
  /** Its origin. */
  url: string;
  /** Processor time so far in microseconds, and memory in bytes. */
  usage(): Promise<Usage>;
  stop(): Promise<void>;
};

type Usage = { cpu: number; rss: number };

/** Preloaded code that reports usage to the parent process, and exits with it. */
const usageReporter = `data:text/javascript,process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: user + system, rss: process.memoryUsage().rss });
}).on('disconnect', () => process.exit()).channel.unref();`;

/** Starts a Node program that prints its URL. */
export async function startServer(
  words: string[],
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', usageReporter.replaceAll('\n', ''), ...words],
    {
      env: { PATH, HOME, ...environment },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
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
  let output = '';
  for await (const part of child.stdout ?? []) {
    output += part;
    const [url] = /http:\/\/[^/\s]+/.exec(output) ?? [];
    if (url) return url;
  }
  throw new Error(`A server ended before it listened: ${output}`);
}
