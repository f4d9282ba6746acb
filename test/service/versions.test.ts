import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cheyenne } from './people.ts';
import { serviceForTests, type TestedService, temporaryFolder } from './service-for-tests.ts';
import { writeSmallRelease } from './small-release.ts';

const folder = temporaryFolder();
let service: TestedService;

beforeAll(async () => {
  const release = join(folder.path, 'release');
  writeSmallRelease(release, [
    { id: 'W4101', version: '2025.01.0', effective: '2025-01-01' },
    { id: 'W4101', version: '2026.9.0', effective: '2026-01-01' },
    { id: 'W4101', version: '2026.10.0', effective: '2027-01-01' },
    { id: 'ZZ101', version: '2027.1.0', effective: '2027-01-01' },
  ]);
  service = await serviceForTests(release);
});
beforeEach(() => service.moveTo('2026-03-01T12:00:00Z'));
afterAll(async () => {
  await service.close();
  folder.remove();
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await service.call(path, { headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
};
const noticeOf = async (path: string, headers?: Record<string, string>) =>
  ((await get(path, headers)).body as { notice?: unknown }).notice;

it('warns when no version was sent', async () => {
  expect(await noticeOf('/v1/formQuestionSet/W4101/QS1')).toEqual({
    type: 'WARNING',
    message:
      'No formVersion was sent, so the latest version, 2026.9.0, was used. ' +
      'A later version can make stored answers invalid: send formVersion.',
  });
  expect(await noticeOf('/v1/fillPdf/W4101')).toBeUndefined();
});

it('gives no notice for the current or a future version', async () => {
  for (const version of ['2026.9.0', '2026.09.0', '2026.10.0']) {
    expect(await noticeOf(`/v1/formQuestionSet/W4101/QS1?formVersion=${version}`)).toBeUndefined();
    expect(await noticeOf(`/v1/fillPdf/W4101?formVersion=${version}`)).toBeUndefined();
  }
});

it('reports that a version is deprecated, after the content and in the requested language', async () => {
  const notice = {
    type: 'DEPRECATION',
    message:
      'La versión 2025.01.0 de este formulario está en desuso. La versión actual es 2026.9.0.',
  };
  for (const path of ['/v1/formQuestionSet/W4101/QS1', '/v1/fillPdf/W4101']) {
    const headers = { 'accept-language': 'es-MX' };
    const reply = await get(`${path}?formVersion=2025.1.0`, headers);
    const { confidence: _, accessibility: __, ...body } = reply.body as Record<string, unknown>;
    expect(Object.entries(body).at(-1)).toEqual(['notice', notice]);
    expect(reply.headers.get('content-language')).toBe('es');
  }
});

it('refuses an unknown version and lists the known ones', async () => {
  for (const version of ['', 'latest', '2026.9', '2026.9.1', '20e2.1.0']) {
    const { status, body } = await get(`/v1/formQuestionSet/W4101/QS1?formVersion=${version}`);
    const message = 'Form W4101 has no such version. It has 2025.01.0, 2026.9.0 and 2026.10.0.';
    expect(status).toBe(404);
    expect(body).toEqual({
      status: 'Not Found',
      statusCode: 404,
      reason: message,
      errors: [{ field: 'formVersion', code: 'NOT_FOUND', message }],
    });
  }
});

it('accepts a form that is not in force yet only with its version', async () => {
  expect((await get('/v1/getAllFormIds')).body).toEqual(['W4101']);
  expect((await get('/v1/fillPdf/ZZ101?formVersion=2027.1.0')).status).toBe(200);
  const { status, body } = await get('/v1/fillPdf/ZZ101');
  expect(status).toBe(404);
  expect(body).toMatchObject({
    reason: 'No version of form ZZ101 is in force yet. It has 2027.1.0.',
  });
});

it('switches versions at an effective date without a new release, and back with the clock', async () => {
  const seen = async () => ({
    catalog: (await get('/v1/getAllFormsCatalog')).body,
    warning: ((await noticeOf('/v1/formQuestionSet/W4101/QS1')) as { message: string }).message,
    flow: JSON.stringify((await get('/v1/flowQuestionSet/FEDERAL/QS1')).body).match(
      /"formVersion":"[^"]*"/g,
    ),
  });
  const old = {
    catalog: [{ id: 'W4101', version: '2026.9.0' }],
    warning: expect.stringContaining('2026.9.0'),
    flow: ['"formVersion":"2026.9.0"'],
  };
  service.moveTo('2026-12-31T23:59:59Z');
  const login = await fetch(`${service.url}/authentication/login`, {
    headers: { 'api-key': service.key },
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const seenWith = async () => {
    const read = async (path: string) => (await service.call(path, { headers })).json();
    const set = (await read('/v1/formQuestionSet/W4101/QS1')) as { notice: { message: string } };
    const flow = JSON.stringify(await read('/v1/flowQuestionSet/FEDERAL/QS1'));
    const body = JSON.stringify({ homeAddress: cheyenne, workAddresses: [cheyenne] });
    const sent = { ...headers, 'content-type': 'application/json' };
    const forms = await service.call('/v1/forms', { method: 'POST', body, headers: sent });
    const found = (await forms.json()) as { forms: { id: string; formVersion: string }[] };
    return {
      forms: found.forms.map(({ id, formVersion }) => `${id} ${formVersion}`),
      catalog: await read('/v1/getAllFormsCatalog'),
      warning: set.notice.message,
      flow: flow.match(/"formVersion":"[^"]*"/g),
    };
  };
  expect(await seenWith()).toEqual({ ...old, forms: ['W4101 2026.9.0'] });
  service.moveTo('2027-01-01T00:00:00Z');
  expect(await seenWith()).toEqual({
    forms: ['W4101 2026.10.0', 'ZZ101 2027.1.0'],
    catalog: [
      { id: 'W4101', version: '2026.10.0' },
      { id: 'ZZ101', version: '2027.1.0' },
    ],
    warning: expect.stringContaining('2026.10.0'),
    flow: ['"formVersion":"2026.10.0"'],
  });
  service.moveTo('2026-03-01T12:00:00Z');
  expect(await seen()).toEqual(old);
});

it('suggests the nearest form, and never repeats what was sent', async () => {
  const { status, body } = await get('/v1/fillPdf/W41O1');
  const message = 'There is no such form. Did you mean "W4101"?';
  expect(status).toBe(404);
  expect(body).toMatchObject({ errors: [{ field: 'formId', code: 'NOT_FOUND', message }] });
  expect(JSON.stringify((await get('/v1/fillPdf/123-45-6789')).body)).not.toContain('6789');
});

it('refuses a parameter that is sent twice or is neither true nor false', async () => {
  const path = '/v1/formQuestionSet/W4101/QS1?hasFederalValues=yes&formVersion=1&formVersion=2';
  const { status, body } = await get(path);
  expect(status).toBe(400);
  expect(body).toEqual({
    status: 'Bad Request',
    statusCode: 400,
    reason: '2 problems were found in the request.',
    errors: [
      { field: 'formVersion', code: 'INVALID_PARAMETER', message: 'Send this parameter once.' },
      {
        field: 'hasFederalValues',
        code: 'INVALID_PARAMETER',
        message: 'This must be true or false.',
      },
    ],
  });
});

it('answers 304 to callers who already have the content', async () => {
  for (const path of [
    '/v1/formQuestionSet/W4101/QS1',
    '/v1/flowQuestionSet/FEDERAL/QS1',
    '/v1/fillPdf/W4101',
    '/v1/getAllFormIds',
    '/v1/getAllFormsCatalog',
    '/v1/getPdf/W4101',
    '/v1/docs/config',
    '/images/W4101/2026.9.0/w4101_1.png',
  ]) {
    const first = await service.call(path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('vary')).toBe('Accept-Language');
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const second = await service.call(path, { headers: { 'if-none-match': known } });
      expect([path, known, second.status]).toEqual([path, known, 304]);
      expect(second.headers.get('etag')).toBe(etag);
      expect(await second.text()).toBe('');
    }
    const other = await service.call(path, { headers: { 'if-none-match': '"x"' } });
    expect(other.status).toBe(200);
  }
});

it('has another ETag in another language', async () => {
  const etags = await Promise.all(
    ['en', 'es', 'fr'].map(async (language) => {
      const headers = { 'accept-language': language };
      return (await get('/v1/formQuestionSet/W4101/QS1', headers)).headers.get('etag');
    }),
  );
  expect(new Set(etags).size).toBe(3);
});

it('sends content types and file names', async () => {
  const pdf = await service.call('/v1/getPdf/W4101', { headers: { accept: 'text/html' } });
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="W4101-2026.9.0.pdf"');
  const document = await service.call('/v1/docs/config');
  expect(document.headers.get('content-type')).toBe('application/yaml');
  const picture = await fetch(`${service.url}/images/W4101/2026.9.0/w4101_1.png`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.headers.get('cache-control')).toBe('public, max-age=3600');
});
