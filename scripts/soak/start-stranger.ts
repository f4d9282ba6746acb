import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./stranger.ts', import.meta.url));

/** A stranger beside the load. Stopping it gives what it was answered, and how often. */
export type Stranger = { begin(): void; stop(): Promise<Record<string, number>> };

/** Starts a stranger, who waits: loading a program must not count as an attack. */
export function startStranger(url: string): Stranger {
  const child = fork(program, [url], { execArgv: ['--import', 'tsx'] });
  return {
    begin: () => void child.send('begin'),
    async stop() {
      const told = once(child, 'message');
      child.send('stop');
      const [answers] = await told;
      return answers as Record<string, number>;
    },
  };
}
