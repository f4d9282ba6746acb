import { join } from 'node:path';
import { documentedOperations } from '@formpress/contract';
import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { compiledRelease } from './compiled-release.ts';
import { canadian, cheyenne, employee, employer, reno, whitehorse } from './people.ts';
import { serviceForTests, type TestedService, temporaryFolder } from './service-for-tests.ts';

const folder = temporaryFolder();
let service: TestedService;
let document: {
  tags: { name: string }[];
  paths: Record<string, { servers?: { url: string }[] } & Record<string, unknown>>;
  components: { schemas: Record<string, AnySchema> };
};
let ajv: Ajv;

beforeAll(async () => {
  await compiledRelease(kitchenSink, join(folder.path, 'release'));
  service = await serviceForTests(join(folder.path, 'release'));
  document = parse(await (await service.call('/v1/docs/config')).text());
  ajv = new Ajv({ strict: false, allErrors: true, formats: { date: true, byte: true } });
  ajv.addSchema({ $id: 'openapi', components: document.components });
}, 120_000);
afterAll(async () => {
  await service.close();
  folder.remove();
});

const read = async (path: string, language = 'en') => {
  const response = await service.call(path, { headers: { 'accept-language': language } });
  return { status: response.status, body: await response.json() };
};
const post = async (path: string, body: unknown) => {
  const headers = { 'content-type': 'application/json' };
  const sent = { method: 'POST', body: JSON.stringify(body), headers };
  return (await service.call(path, sent)).json();
};

const validators = new Map<string, ValidateFunction>();
function mistakes(schema: string, body: unknown): unknown {
  const validate =
    validators.get(schema) ?? ajv.compile({ $ref: `openapi#/components/schemas/${schema}` });
  validators.set(schema, validate);
  return validate(body) ? [] : validate.errors;
}

it('describes every documented operation, and no other', () => {
  const described = Object.entries(document.paths).flatMap(([path, item]) => {
    const prefix = item.servers ? '' : '/v1';
    const methods = Object.keys(item).filter((key) => key === 'get' || key === 'post');
    return methods.map((method) => `${method.toUpperCase()} ${prefix}${path}`);
  });
  const declared = documentedOperations().map(([, { method, path }]) => `${method} ${path}`);
  expect(described.sort()).toEqual(declared.sort());
});

it('describes every question set of every form and flow correctly, in every language', async () => {
  const ids = (await read('/v1/getAllFormIds')).body as string[];
  expect(mistakes('FormIds', ids)).toEqual([]);
  const start: string[] = ids.flatMap((id) => [
    `/v1/formQuestionSet/${id}/QS1`,
    `/v1/formQuestionSet/${id}/QS1?hasFederalValues=true`,
  ]);
  start.push('/v1/flowQuestionSet/FEDERAL/QS1', '/v1/flowQuestionSet/WY_RESIDENT/QS1');
  let count = 0;
  for (const language of ['en', 'es', 'fr']) {
    const waiting = [...start];
    const seen = new Set(waiting);
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const { status, body } = await read(path, language);
      expect([path, status, mistakes('QuestionSet', body)]).toEqual([path, 200, []]);
      count += 1;
      for (const [, next] of JSON.stringify(body).matchAll(/"nextQuestionSetId":"(QS[0-9]+)"/g)) {
        const following = path.replace(/QS[0-9]+/, next ?? '');
        if (!seen.has(following)) waiting.push(following);
        seen.add(following);
      }
    }
  }
  expect(count).toBeGreaterThan(100);
});

it('describes the other replies correctly', async () => {
  const ids = (await read('/v1/getAllFormIds')).body as string[];
  for (const id of ids) {
    expect(mistakes('FormInformation', (await read(`/v1/fillPdf/${id}`, 'fr')).body)).toEqual([]);
  }
  expect(mistakes('FormsCatalog', (await read('/v1/getAllFormsCatalog')).body)).toEqual([]);
  const places = [
    { homeAddress: cheyenne, workAddresses: [reno, { ...reno, zipCode: '00000' }] },
    { homeAddress: whitehorse, workAddresses: [whitehorse] },
  ];
  for (const place of places) {
    expect(mistakes('LocationRequest', place)).toEqual([]);
    expect(mistakes('FormsReply', await post('/v1/forms', place))).toEqual([]);
    expect(mistakes('FlowsReply', await post('/v1/guided-flows', place))).toEqual([]);
  }
  const requests = [
    { formId: 'FD901', employee, employer, fields: { isNonResidentAlien: false, isExempt: true } },
    {
      formId: 'CF901',
      employee: canadian,
      fields: { dateOfBirth: '1990-01-31', isNonResident: true, province: 'YT' },
    },
  ];
  for (const request of requests) {
    expect(mistakes('FillRequest', request)).toEqual([]);
    expect(mistakes('FillReply', await post('/v1/fillPdf', request))).toEqual([]);
  }
});

it('describes the refusals correctly', async () => {
  expect(mistakes('Refusal', await post('/v1/fillPdf', {}))).toEqual([]);
  expect(mistakes('Refusal', (await read('/v1/nothing')).body)).toEqual([]);
  const login = await fetch(`${service.url}/authentication/login`);
  expect(mistakes('LoginRefusal', await login.json())).toEqual([]);
  const unauthorized = await fetch(`${service.url}/v1/getAllFormIds`);
  expect(mistakes('Unauthorized', await unauthorized.json())).toEqual([]);
});
