import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./run-service.ts', import.meta.url));

/** The state of a service after the fuzzing. */
export type Health = { heap: number; faults: number; polluted: number };

/** A service in its own process. */
export type FuzzedService = {
  url: string;
  token: string;
  health(): Promise<Health>;
  /** Bytes in use, buffers included. */
  memory(): Promise<number>;
  /** Processor time so far, in microseconds. */
  cpu(): Promise<number>;
  stop(): void;
};

/** Starts a service whose memory can be measured. */
export async function startFuzzedService(release: string): Promise<FuzzedService> {
  const execArgv = ['--expose-gc', '--import', 'tsx', '--conditions', '@formpress/source'];
  const child = fork(script, [release], { execArgv });
  const { url, key } = await nextMessage<{ url: string; key: string }>(child);
  const login = await fetch(`${url}/authentication/login`, { headers: { 'api-key': key } });
  const { accessToken } = (await login.json()) as { accessToken: string };
  return {
    url,
    token: accessToken,
    health() {
      child.send('health');
      return nextMessage<Health>(child);
    },
    memory() {
      child.send('memory');
      return nextMessage<number>(child);
    },
    cpu() {
      child.send('cpu');
      return nextMessage<number>(child);
    },
    stop: () => void child.kill('SIGKILL'),
  };
}

async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const heard = new AbortController();
  const { signal } = heard;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The service ended with ${code}.`);
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message as T;
  } finally {
    heard.abort();
  }
}
