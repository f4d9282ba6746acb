import { channel } from 'node:diagnostics_channel';
import { type Operation, type OperationId, operations } from '@formpress/contract';
import { expect, it } from 'vitest';
import { smallServices } from './small-services.ts';

const { start } = smallServices();
const declared = Object.entries(operations) as [OperationId, Operation][];
const routeOf = ({ path }: Operation) => path.replace(/\{(\w+)\}/g, ':$1');

type Route = { method: string | string[]; url: string };

/** The part of an HTTP server that is needed here. */
type Created = { fastify: { addHook(name: 'onRoute', note: (route: Route) => void): void } };

/** Starts a service and records the routes of its first HTTP server. */
async function startNoting(environment: Record<string, string> = {}) {
  let servers = 0;
  const routes: string[] = [];
  const note = (message: unknown) => {
    servers += 1;
    if (servers > 1) return;
    (message as Created).fastify.addHook('onRoute', ({ method, url }) => {
      routes.push(...[method].flat().map((each) => `${each} ${url}`));
    });
  };
  const created = channel('fastify.initialization');
  created.subscribe(note);
  const service = await start(environment);
  created.unsubscribe(note);
  return { service, routes: routes.sort() };
}

function routesOf(some: [OperationId, Operation][]): string[] {
  const routes = some.flatMap(([, operation]) => {
    const methods = operation.method === 'GET' ? ['GET', 'HEAD'] : [operation.method];
    return methods.map((method) => `${method} ${routeOf(operation)}`);
  });
  return routes.sort();
}

it('has a route for every declared operation, and no other route', async () => {
  expect((await startNoting()).routes).toEqual(routesOf(declared));
  const { routes } = await startNoting({ OPS_PORT: '0' });
  expect(routes).toEqual(routesOf(declared.filter(([id]) => id !== 'metrics')));
});

it('answers every operation at its path, and reveals nothing below /v1 without a token', async () => {
  const service = await start();
  for (const [id, operation] of declared) {
    const path = operation.path.replace(/\{\w+\}|\*/g, 'x');
    const { method } = operation;
    const stranger = await fetch(service.url + path, { method });
    const isOpen = !operation.path.startsWith('/v1/') && !operation.takesApiKey;
    expect([id, stranger.status === 401]).toEqual([id, !isOpen]);
    await service.call(path, { method });
    const seen = service.lines.map((line) => JSON.parse(line)).at(-1);
    expect([id, seen.method, seen.route]).toEqual([id, method, routeOf(operation)]);
  }
});

it('names the methods of a path when another is used', async () => {
  const service = await start();
  for (const [id, { path, isUndocumented }] of declared) {
    if (isUndocumented) continue;
    const response = await service.call(path.replace(/\{\w+\}/g, 'x'), { method: 'DELETE' });
    const called = path.replace(/\{\w+\}/g, 'x');
    const methods = declared
      .filter(([, each]) => new RegExp(`^${each.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(called))
      .map(([, each]) => each.method);
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    expect([id, response.status, response.headers.get('allow')]).toEqual([
      id,
      405,
      allowed.join(', '),
    ]);
  }
});
