import { Agent, request } from 'node:http';

/** A request that is repeated. */
export type Asking = { method: 'GET' | 'POST'; path: string; body?: string };

/** The results so far. A failure is anything but 200. */
type LoadTally = {
  answered: number;
  failures: Map<string, number>;
  slowest: number;
  /** The latency of each completed form in milliseconds, since the last sample. */
  fills: number[];
};

/** Load that continues until it is stopped. */
export type SteadyLoad = { tally: LoadTally; stop(): Promise<void> };

/** Sends requests in turn at a rate per second, whether or not earlier replies have arrived. */
export function startLoad(
  { url, token }: { url: string; token: string },
  askings: Asking[],
  perSecond: number,
): SteadyLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const tally: LoadTally = { answered: 0, failures: new Map(), slowest: 0, fills: [] };
  const open = new Set<Promise<void>>();
  const startedAt = performance.now();
  let asked = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    for (; asked < due; asked += 1) {
      const asking = askings[asked % askings.length];
      if (!asking) continue;
      const answer = ask(agent, url, token, asking).then((status) => count(tally, asking, status));
      open.add(answer);
      answer.finally(() => open.delete(answer));
    }
  }, 10);
  return {
    tally,
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
    },
  };
}

type Outcome = { failure?: string; milliseconds: number };

function count(tally: LoadTally, { method }: Asking, { failure, milliseconds }: Outcome): void {
  if (method === 'POST') tally.fills.push(milliseconds);
  tally.answered += 1;
  tally.slowest = Math.max(tally.slowest, milliseconds);
  if (failure) tally.failures.set(failure, (tally.failures.get(failure) ?? 0) + 1);
}

function ask(agent: Agent, url: string, token: string, asking: Asking): Promise<Outcome> {
  const { method, path, body = '' } = asking;
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  const startedAt = performance.now();
  const milliseconds = () => performance.now() - startedAt;
  return new Promise((resolve) => {
    const sent = request(url + path, { agent, method, headers }, (response) => {
      const failure = response.statusCode === 200 ? {} : { failure: String(response.statusCode) };
      response.resume().on('end', () => resolve({ ...failure, milliseconds: milliseconds() }));
      response.on('error', ({ message }) => {
        resolve({ failure: message, milliseconds: milliseconds() });
      });
    });
    sent.on('error', ({ message }) => resolve({ failure: message, milliseconds: milliseconds() }));
    sent.end(body);
  });
}
