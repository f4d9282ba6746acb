import { afterAll, beforeAll, expect, it } from 'vitest';
import { geocoderForTests, noMatch, type TestedGeocoder } from '../addresses/geocoder-for-tests.ts';
import { cheyenne } from '../service/people.ts';
import {
  serviceForTests,
  type TestedService,
  temporaryFolder,
} from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';

const folder = temporaryFolder();
const passedOn: unknown[] = [];
let geocoder: TestedGeocoder;
let service: TestedService;

beforeAll(async () => {
  writeSmallRelease(folder.path, [{ id: 'W4101', version: '2026.1.0', effective: '2026-01-01' }]);
  geocoder = await geocoderForTests((request, response) => {
    passedOn.push(request.headers.traceparent, request.headers.tracestate);
    noMatch(request, response);
  });
  service = await serviceForTests(folder.path, {
    GEOCODER_URL: geocoder.url,
    CORS_ORIGINS: 'https://a.example',
  });
});
afterAll(async () => {
  await service.close();
  await geocoder.shut();
  folder.remove();
});

const id = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

function askForms(headers: Record<string, string>): Promise<Response> {
  return service.call('/v1/forms', {
    method: 'POST',
    body: JSON.stringify({ homeAddress: cheyenne, workAddresses: [cheyenne] }),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

const lastLine = () => JSON.parse(service.lines.at(-1) ?? '');

it('logs the trace of a caller, returns it, and passes it on without its state', async () => {
  const headers = { traceparent: `00-${id}-${parent}-01`, tracestate: 'vendor=secret' };
  const reply = await askForms(headers);
  expect(reply.status).toBe(200);
  const answered = reply.headers.get('traceparent');
  expect(answered).toMatch(new RegExp(`^00-${id}-(?!${parent})[0-9a-f]{16}-01$`));
  expect(reply.headers.get('tracestate')).toBeNull();
  expect(passedOn.splice(0)).toEqual([answered, undefined]);
  expect(lastLine()).toMatchObject({ trace: id, route: '/v1/forms', status: 200 });
});

it('also returns it in refusals, before and after the access check', async () => {
  const headers = { traceparent: `00-${id}-${parent}-00` };
  for (const path of ['/nope', '/v1/getPdf/NOPE', '/v1/%zz']) {
    const reply = await service.call(path, { headers });
    expect(reply.headers.get('traceparent')).toMatch(new RegExp(`^00-${id}-[0-9a-f]{16}-00$`));
    await expect.poll(lastLine).toMatchObject({ trace: id, status: 404 });
  }
});

it('starts no trace, and ignores invalid ones', async () => {
  for (const traceparent of ['', `00-${'0'.repeat(32)}-${parent}-01`, '123-45-6789']) {
    const reply = await askForms(traceparent ? { traceparent } : {});
    expect(reply.headers.get('traceparent')).toBeNull();
    expect(passedOn.splice(0)).toEqual([undefined, undefined]);
    expect(lastLine()).not.toHaveProperty('trace');
  }
});

it('lets pages of other origins send and read it', async () => {
  const preflight = await fetch(`${service.url}/v1/fillPdf`, {
    method: 'OPTIONS',
    headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe(
    'Accept-Language, api-key, Authorization, Content-Type, Timezone, traceparent',
  );
  expect(preflight.headers.get('access-control-expose-headers')).toBe(
    'Content-Language, ETag, Retry-After, traceparent, X-Request-Id',
  );
});
