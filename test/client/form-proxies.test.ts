/** The proxies of examples/form-element: what they pass on, what they keep, and the page beside them. */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createForward } from '../../examples/form-element/forward.js';
import { formpress } from '../../examples/form-element/with-fastify.js';
import { createPageServer } from '../../examples/form-element/with-node.js';
import { serviceOfDefinitions } from '../service/service-of-definitions.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));
const service = serviceOfDefinitions(smallestForm);
const access = () => ({ service: service().url, apiKey: service().key });

const onNode = async () => {
  const server = createPageServer(access());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};
const onFastify = async () => {
  const app = fastify();
  await app.register(formpress, { prefix: '/formpress', ...access() });
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
};

it.each([
  ['plain Node', onNode],
  ['Fastify', onFastify],
])('passes on what the element asks for, and nothing else, with %s', async (_, start) => {
  const { url, close } = await start();
  const asked = async (path: string, init?: RequestInit) => {
    const reply = await fetch(`${url}/formpress${path}`, init);
    const text = await reply.text();
    expect(text).not.toContain(service().key);
    expect(text).not.toContain(service().token);
    return [reply.status, reply.headers.get('content-type')?.split(';')[0], text];
  };
  const own = await service().call('/v1/formQuestionSet/AL101/QS1', {
    headers: { 'accept-language': 'fr' },
  });
  const french = { headers: { 'accept-language': 'fr' } };
  expect(await asked('/formQuestionSet/AL101/QS1', french)).toEqual([
    200,
    'application/json',
    await own.text(),
  ]);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ formId: 'AL101' });
  const [status, , refusal] = await asked('/fillPdf', { method: 'POST', headers, body });
  expect([status, String(refusal).includes('"MISSING"')]).toEqual([400, true]);
  const refused = ['/getAllFormIds', '/renewals', '/fillPdf/..%2f..%2fdocs', '/images?x=%41'];
  const statuses = await Promise.all(refused.map(async (path) => (await asked(path))[0]));
  expect(statuses).toEqual([404, 404, 404, 404]);
  await close();
});

it('passes on no path that leaves the folders it names', async () => {
  const forward = createForward(access());
  const statuses = await Promise.all(
    ['/fillPdf/../getAllFormIds', '/images/../docs', '/fillPdf/./AL101', '/fillPdf//AL101'].map(
      async (path) => (await forward({ method: 'GET', path, headers: {}, body: undefined })).status,
    ),
  );
  expect(statuses).toEqual([404, 404, 404, 404]);
});

it('serves the page under the policy that the README names', async () => {
  const { url, close } = await onNode();
  const page = await fetch(url);
  expect(page.headers.get('content-security-policy')).toContain(
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; frame-src blob:",
  );
  const html = await page.text();
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map(([, path]) => path ?? '');
  const found = files.filter((path) => path !== '/formpress');
  const statuses = await Promise.all(found.map(async (path) => (await fetch(url + path)).status));
  expect([found.length, new Set(statuses)]).toEqual([4, new Set([200])]);
  close();
});
