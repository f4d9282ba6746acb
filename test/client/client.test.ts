import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOf, createClient, fillBatch, Refused } from '@formpress/client';
import { beforeEach, expect, it } from 'vitest';
import type { TestedService } from '../service/service-for-tests.ts';
import { smallServices } from '../service/small-services.ts';

const { start } = smallServices();
let service: TestedService;
beforeEach(async () => {
  service = await start();
});

const client = (apiKey = service.key) => createClient({ origin: service.url, apiKey });

it('logs in once for concurrent calls', async () => {
  const { POST, GET } = client();
  const before = logins();
  const ids = await Promise.all([1, 2, 3].map(() => answerOf(GET('/getAllFormIds'))));
  expect(new Set(ids.map(String)).size).toBe(1);
  const body = { formId: 'W4101', employee: {}, fields: {} };
  await expect(answerOf(POST('/fillPdf', { body }))).rejects.toThrow(Refused);
  expect(logins() - before).toBe(1);
});

it('logs in again when its token is refused, and resends the body', async () => {
  const { POST, GET } = client();
  const ids = await answerOf(GET('/getAllFormIds'));
  service.moveTo('2026-03-05T12:00:00Z');
  const before = logins();
  const place = { streetAddress1: '1 Elm St', city: 'Opp', state: 'AL', zipCode: '36467' } as const;
  const body = { homeAddress: place, workAddresses: [place] };
  const { forms } = await answerOf(POST('/forms', { body }));
  expect(ids).toEqual(expect.arrayContaining(forms.map(({ id }) => id)));
  expect(logins() - before).toBe(1);
});

it('reports refusals by code', async () => {
  const body = { formId: 'W4101', employee: { firstName: '' }, fields: { nope: '1' } };
  const refused = await answerOf(client().POST('/fillPdf', { body })).catch((error) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused.status).toBe(400);
  expect(refused.of('UNKNOWN_QUESTION').map(({ field }: { field: string }) => field)).toEqual([
    'fields.nope',
  ]);
  expect(refused.requestId).toMatch(/^[0-9a-f]{12}-/);
});

it('reports that a key is refused, and tries again at the next call', async () => {
  const { GET } = client('fp_wrong');
  const before = logins();
  for (let count = 0; count < 2; count += 1) {
    const refused = await answerOf(GET('/getAllFormIds')).catch((error) => error);
    expect([refused.status, refused.problems]).toEqual([401, []]);
  }
  expect(logins() - before).toBe(2);
});

it('gives up when a new token is also refused', async () => {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    const isLogin = request.url === '/authentication/login';
    response.writeHead(isLogin ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isLogin ? { accessToken: 'x' } : { message: 'Unauthorized' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { GET } = createClient({ origin: `http://127.0.0.1:${port}`, apiKey: 'x' });
  await expect(answerOf(GET('/getAllFormIds'))).rejects.toThrow('Unauthorized');
  expect(calls).toBe(4);
  server.close();
});

function logins(): number {
  return service.lines.filter((line) => line.includes('/authentication/login')).length;
}

it('completes many forms while it reads the replies, in their order', async () => {
  const people = Array.from({ length: 300 }, (_, index) => ({
    formId: index === 7 ? 'NO100' : 'W4101',
    formVersion: '2026.1.0',
    employee: { firstName: 'Jordan', lastName: 'Rivera' },
    fields: { dependents: String(index % 10) },
  }));
  let taken = 0;
  async function* requests() {
    for (const person of people) {
      taken += 1;
      yield person;
    }
  }
  const replies: unknown[] = [];
  const access = { origin: service.url, apiKey: service.key };
  for await (const reply of fillBatch(access, requests(), { timezone: 'America/New_York' })) {
    replies.push('pdf' in reply ? reply.form : reply.statusCode);
  }
  expect([taken, replies]).toEqual([
    300,
    people.map(({ formId }) => (formId === 'W4101' ? formId : 404)),
  ]);
  const wrong = fillBatch({ ...access, apiKey: 'fp_wrong' }, people);
  await expect(wrong.next()).rejects.toThrow(Refused);
});

it('calls the endpoints for payroll with types', async () => {
  const { POST, GET } = client();
  const place = { streetAddress1: '1 Elm St', city: 'Opp', state: 'AL', zipCode: '36467' } as const;
  const lives = { homeAddress: place, workAddresses: [place] };
  const certificates = [{ formId: 'W4101', formVersion: '2026.1.0', date: '2026-01-05' }];
  const lapses = await answerOf(POST('/renewals', { body: { certificates, asOf: '2026-03-01' } }));
  expect(lapses.certificates.map(({ formId, status }) => [formId, status])).toEqual([
    ['W4101', 'NOT_KNOWN'],
  ]);
  const moved = await answerOf(
    POST('/changes', { body: { before: lives, after: lives, certificates } }),
  );
  expect(moved.stay.map(({ id }) => id)).toEqual(['W4101']);
  const query = { formId: 'W4101', effectiveDate: '2026-03-01' };
  const mapping = await answerOf(GET('/parameterMapping', { params: { query } }));
  expect(mapping.formVersion).toBe('2026.1.0');
  const letters = { ...lives, lockInLetters: ['FEDERAL'] };
  const { forms, formsNotOffered } = await answerOf(POST('/forms', { body: letters }));
  expect([forms, formsNotOffered?.map(({ id }) => id)]).toEqual([[], ['W4101']]);
});
