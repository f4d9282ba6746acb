import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { compiledRelease } from '../service/compiled-release.ts';
import { cheyenne, reno } from '../service/people.ts';
import { type TestedService, temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { type Caller, serviceWithKeys } from './key-callers.ts';

const folder = temporaryFolder();
const open: TestedService[] = [];
const version = { version: '2026.1.0', effective: '2026-01-01' };

beforeAll(() => compiledRelease(kitchenSink, join(folder.path, 'kitchen')));
afterAll(async () => {
  await Promise.all(open.map((service) => service.close()));
  folder.remove();
});

async function start(release: string, ...scopes: (string[] | undefined)[]): Promise<Caller[]> {
  const wishes = scopes.map((forms) => ({ name: 'Payroll', ...(forms && { forms }) }));
  const keys = join(folder.path, `${open.length}.json`);
  const { service, callers } = await serviceWithKeys(release, keys, wishes, {
    PUBLIC_URL: 'https://forms.example.com',
  });
  open.push(service);
  return callers;
}

const post = (body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const location = post({ homeAddress: cheyenne, workAddresses: [reno] });
const fill = (formId: string, formVersion?: string) =>
  post({
    formId,
    formVersion,
    employee: { firstName: 'Jordan', lastName: 'Rivera' },
    fields: { dependents: 2 },
  });

/** What a caller can learn from a reply. */
async function seen(response: Response) {
  const { status } = response;
  const headers = [...response.headers].filter(
    ([name]) => !['date', 'x-request-id'].includes(name),
  );
  return { status, headers, body: await response.text() };
}

const forms = ['W4101', 'W4102', 'CA101', 'CA102', 'W410', 'ZZ999'];
const paths = [
  '/v1/getAllFormIds',
  '/v1/getAllFormsCatalog',
  '/v1/docs/config',
  '/v1/flowQuestionSet/FEDERAL/QS1',
  '/v1/flowQuestionSet/FEDERALS/QS1',
  ...forms.flatMap((id) => [
    `/v1/formQuestionSet/${id}/QS1`,
    `/v1/formQuestionSet/${id}/QS1?formVersion=2026.1.0`,
    `/v1/formQuestionSet/${id}/QS1?formVersion=2030.1.0`,
    `/v1/fillPdf/${id}`,
    `/v1/getPdf/${id}`,
  ]),
];
const requests: [string, RequestInit][] = [
  ...paths.flatMap((path): [string, RequestInit][] =>
    ['en', 'es'].map((language) => [path, { headers: { 'accept-language': language } }]),
  ),
  ['/v1/forms', location],
  ['/v1/guided-flows', location],
  ...forms.flatMap((id): [string, RequestInit][] => [
    ['/v1/fillPdf', fill(id)],
    ['/v1/fillPdf', fill(id, '2026.1.0')],
    ['/v1/fillPdf', fill(id, '2030.1.0')],
  ]),
];

it('answers a key with a scope, byte for byte, as if there were no other forms', async () => {
  const all = join(folder.path, 'all');
  const few = join(folder.path, 'few');
  const none = { version: '2030.1.0', effective: '2030-01-01' };
  const kept = [
    { id: 'W4101', ...version },
    { id: 'CA101', ...version },
  ];
  writeSmallRelease(all, [...kept, { id: 'W4102', ...version }, { id: 'CA102', ...none }]);
  writeSmallRelease(few, kept);
  const [whole, scoped, same] = await start(all, undefined, ['W4101', 'CA101'], ['CA101', 'W4101']);
  const [lonely] = await start(few, undefined);
  if (!whole || !scoped || !same || !lonely) throw new Error('Four keys were made.');
  let differing = 0;
  for (const [path, init] of requests) {
    // The caller with full access asks first, so that its cached replies could leak.
    const everything = await seen(await whole(path, init));
    const expected = await seen(await lonely(path, init));
    for (const caller of [scoped, same, scoped]) {
      expect({ path, init, ...(await seen(await caller(path, init))) }).toEqual({
        path,
        init,
        ...expected,
      });
    }
    if (everything.body !== expected.body) differing += 1;
    const again = await seen(await whole(path, init));
    expect(again).toEqual(everything);
  }
  expect(differing).toBeGreaterThan(30);
});

it('does not reveal by an ETag what a key may not see', async () => {
  const [whole, scoped] = await start(join(folder.path, 'all'), undefined, ['W4101']);
  const path = '/v1/formQuestionSet/W4102/QS1?formVersion=2026.1.0';
  const etag = (await whole?.(path))?.headers.get('etag') ?? '';
  const headers = { 'if-none-match': etag };
  expect((await whole?.(path, { headers }))?.status).toBe(304);
  expect((await scoped?.(path, { headers }))?.status).toBe(404);
  expect((await scoped?.(path, { headers: { 'if-none-match': '*' } }))?.status).toBe(404);
});

type Flow = { id: string; formsToComplete?: { id: string }[] };

it('shows the flows that yield a form in scope, with only the forms in scope', async () => {
  const [whole, one, several] = await start(
    join(folder.path, 'kitchen'),
    undefined,
    ['WY905'],
    ['NV*', 'FD901'],
  );
  if (!whole || !one || !several) throw new Error('Three keys were made.');
  const flows = async (caller: Caller) => {
    const reply = (await (await caller('/v1/guided-flows', location)).json()) as { flows: Flow[] };
    return reply.flows.map(({ id, formsToComplete }) => [
      id,
      formsToComplete?.map((form) => form.id),
    ]);
  };
  const all = [
    ['FEDERAL', undefined],
    ['WY_RESIDENT', undefined],
    ['NV_NONRESIDENT', ['NV902']],
  ];
  expect(await flows(whole)).toEqual(all);
  expect(await flows(one)).toEqual([['WY_RESIDENT', undefined]]);
  expect(await flows(several)).toEqual([all[0], all[2]]);

  const options = async (caller: Caller) => {
    const reply = await caller('/v1/flowQuestionSet/WY_RESIDENT/QS2');
    const { questions } = (await reply.json()) as { questions: { questionOptions: Flow[] }[] };
    return questions[0]?.questionOptions.map(({ formsToComplete = [] }) =>
      formsToComplete.map(({ id }) => id),
    );
  };
  expect(await options(whole)).toEqual([['WY905'], ['WY903'], []]);
  expect(await options(one)).toEqual([['WY905'], [], []]);
  const hidden = await several('/v1/flowQuestionSet/WY_RESIDENT/QS2');
  const unknown = await several('/v1/flowQuestionSet/WX_RESIDENX/QS2');
  expect(hidden.status).toBe(404);
  expect(await hidden.text()).toBe(await unknown.text());
  expect(await (await one('/v1/getAllFormIds')).json()).toEqual(['WY905']);
});

it('shows nothing to a key whose forms are all unknown', async () => {
  const [nothing] = await start(join(folder.path, 'kitchen'), ['ZZ999']);
  expect(await (await nothing?.('/v1/getAllFormIds'))?.json()).toEqual([]);
  expect(await (await nothing?.('/v1/forms', location))?.json()).toMatchObject({ forms: [] });
  expect(await (await nothing?.('/v1/guided-flows', location))?.json()).toMatchObject({
    flows: [],
  });
});
