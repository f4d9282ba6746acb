import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { request } from '../service/fill-calls.ts';
import { kitchenService } from '../service/kitchen-service.ts';
import { canadian } from '../service/people.ts';
import type { TestedService } from '../service/service-for-tests.ts';

const { service } = kitchenService();
const canada = { formId: 'CF901', employee: canadian, fields: { dateOfBirth: '1990-01-31' } };

type Headers = Record<string, string>;

function sendLines(to: TestedService, lines: string[], headers: Headers = {}): Promise<Response> {
  return to.call('/v1/fillPdf/batch', {
    method: 'POST',
    body: lines.map((line) => `${line}\n`).join(''),
    headers: { 'content-type': 'application/x-ndjson', ...headers },
  });
}

async function linesOf(response: Response): Promise<string[]> {
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text === '' || text.endsWith('\n')).toBe(true);
  return text.split('\n').slice(0, -1);
}

async function single(body: string, headers: Headers): Promise<string> {
  const response = await service().call('/v1/fillPdf', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return response.text();
}

const line = fc.oneof(
  fc
    .constantFrom('SIGN', 'PREVIEW', 'SIGN_EXTERNALLY', 'NEVER')
    .map((signForm) => JSON.stringify({ ...request, signForm })),
  fc
    .nat(99)
    .map((dependents) => JSON.stringify({ ...request, fields: { ...request.fields, dependents } })),
  fc.constantFrom('SIGN', 'PREVIEW').map((signForm) => JSON.stringify({ ...canada, signForm })),
  fc.constantFrom(
    ...['', ' ', '{}', '[]', 'null', '{', '\r', 'é', '{"formId":"NO100"}'],
    `{"formId":"${'x'.repeat(300_000)}"}`,
  ),
);
const headersOf = fc.record({
  timezone: fc.constantFrom('America/New_York', 'UTC', 'Nowhere'),
  'accept-language': fc.constantFrom('en', 'es', 'fr'),
});

it(`answers each line byte for byte as a request of its own (seed ${seedOfTheDay})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 8 }), headersOf, async (lines, headers) => {
      const together = await linesOf(await sendLines(service(), lines, headers));
      const alone = await Promise.all(lines.map((each) => single(each, headers)));
      expect(together).toEqual(alone);
    }),
    { numRuns: 40, seed: seedOfTheDay },
  );
});

it('refuses a bad line and goes on, in the order sent', async () => {
  const lines = [
    JSON.stringify(request),
    'nonsense',
    '',
    JSON.stringify({ ...request, signForm: 'SIGN' }),
  ];
  const replies = await linesOf(await sendLines(service(), lines));
  const said = replies.map((each) => {
    const { form, statusCode, errors } = JSON.parse(each);
    return form ?? [statusCode, errors.map(({ code }: { code: string }) => code)];
  });
  expect(said).toEqual(['FD901', [400, ['INVALID_JSON']], [400, ['INVALID_JSON']], 'FD901']);
});

it('takes no line, a line without an end, and lines that end as on Windows', async () => {
  expect(await linesOf(await sendLines(service(), []))).toEqual([]);
  const open = await service().call('/v1/fillPdf/batch', {
    method: 'POST',
    body: `${JSON.stringify(request)}\r\n${JSON.stringify(request)}`,
    headers: { 'content-type': 'application/x-ndjson' },
  });
  const [first, second, ...more] = await linesOf(open);
  expect([first === second, more]).toEqual([true, []]);
});

it('says which content type it takes', async () => {
  const response = await sendLines(service(), ['{}'], { 'content-type': 'application/json' });
  expect([response.status, await response.json()]).toEqual([
    415,
    {
      status: 'Unsupported Media Type',
      statusCode: 415,
      reason: 'The body must be sent as application/x-ndjson.',
      errors: [],
    },
  ]);
});
