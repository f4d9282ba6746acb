import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The results of a client until the service asked it to close its connection. */
export type Met = { answered: number; failures: string[] };

type Reply = { status: number; isClosing: boolean };

/**
 * A client that keeps one connection, sends requests with short pauses, and disconnects when a reply
 * has "Connection: close".
 */
export async function politeClient(url: string, path: string): Promise<Met> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const met: Met = { answered: 0, failures: [] };
  try {
    for (;;) {
      const { status, isClosing } = await ask(agent, url + path);
      met.answered += 1;
      if (status !== 200) met.failures.push(String(status));
      if (isClosing) return met;
      await pause(Math.random() * 40);
    }
  } catch (error) {
    met.failures.push((error as NodeJS.ErrnoException).code ?? String(error));
    return met;
  } finally {
    agent.destroy();
  }
}

function ask(agent: Agent, url: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      const isClosing = response.headers.connection === 'close';
      response.resume().on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, isClosing }));
    });
    sent.on('error', reject).end();
  });
}
