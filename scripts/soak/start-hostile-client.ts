import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./hostile-client.ts', import.meta.url));

/** A hostile client during the load. Stopping it returns how often it got which reply. */
export type HostileClient = { begin(): void; stop(): Promise<Record<string, number>> };

/** Starts a hostile client, which waits until `begin`: loading the program must not count as an attack. */
export function startHostileClient(url: string): HostileClient {
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
