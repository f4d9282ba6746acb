import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Operations } from './operations.ts';
import { metricsType } from './print-metrics.ts';

/** Starts the server on the operations port, with metrics and the details of readiness. */
export async function startOpsServer(
  host: string,
  port: number,
  operations: Operations,
): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request.method, request.url, operations).then(
      ({ status, type, body }) => {
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      () => response.destroy(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

type Answer = { status: number; type: string; body: string };

async function answer(
  method: string | undefined,
  url: string | undefined,
  { metrics, readiness }: Operations,
): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return json(405, { status: 'Method Not Allowed' });
  switch (url?.split('?', 1)[0]) {
    case '/metrics':
      return { status: 200, type: metricsType, body: await metrics() };
    case '/healthz':
      return json(200, { status: 'ok' });
    case '/readyz': {
      const ready = await readiness();
      return json(ready.status === 'ready' ? 200 : 503, ready);
    }
    default:
      return json(404, { status: 'Not Found' });
  }
}

function json(status: number, body: object): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}
