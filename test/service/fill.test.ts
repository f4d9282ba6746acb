import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitchenSink } from '../compile-folder.ts';
import { compiledRelease } from './compiled-release.ts';
import { canadian, employee, employer } from './people.ts';
import { readPdf } from './read-pdf.ts';
import { serviceForTests, type TestedService, temporaryFolder } from './service-for-tests.ts';

const folder = temporaryFolder();
let service: TestedService;

beforeAll(async () => {
  await compiledRelease(kitchenSink, join(folder.path, 'release'));
  service = await serviceForTests(join(folder.path, 'release'));
}, 120_000);
afterAll(async () => {
  await service.close();
  folder.remove();
});

type Parameter = { id: string; value: string; valueType: string };
type Filled = { pdf: string; taxParameters: Parameter[] } & Record<string, unknown>;
type Refused = { reason: string; errors: { field: string; code: string; message: string }[] };

const answers = {
  isNonResidentAlien: false,
  isExempt: false,
  filingStatus: 'SINGLE',
  dependents: 2,
};
const request = { formId: 'FD901', formVersion: '2026.1.0', employee, employer, fields: answers };

async function send(body: object, headers: Record<string, string> = {}) {
  const response = await service.call('/v1/fillPdf', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { response, body: await response.json() };
}

async function fill(body: object, headers: Record<string, string> = {}): Promise<Filled> {
  const sent = await send(body, headers);
  expect(sent.body).not.toHaveProperty('errors');
  expect(sent.response.status).toBe(200);
  return sent.body as Filled;
}

async function refuse(body: object, headers: Record<string, string> = {}): Promise<Refused> {
  const sent = await send(body, headers);
  expect(sent.response.status).toBe(400);
  return sent.body as Refused;
}

const codes = ({ errors }: Refused) => errors.map(({ field, code }) => [field, code]);

it('previews: the number is masked, nothing is signed, nothing can be filled', async () => {
  const filled = await fill(request);
  expect(Object.keys(filled)).toEqual(['form', 'pdf', 'taxParameters']);
  expect(filled.form).toBe('FD901');
  expect(filled.taxParameters).toContainEqual({
    id: 'FED.dependentsAmt',
    value: '1000.00',
    valueType: 'dollarAmount',
  });
  const { text, fields } = await readPdf(filled.pdf);
  expect(text).toContain('XXX-XX-6789');
  expect(text).toContain('Nguyễn');
  expect(Buffer.from(filled.pdf, 'base64').toString('latin1')).not.toMatch(/123-?45-?6789/);
  expect(fields).toEqual([]);
});

it('signs with name, stamp and local date', async () => {
  const sign = { ...request, signForm: 'SIGN' };
  const filled = await fill(sign, { timezone: 'America/New_York' });
  const { text, fields } = await readPdf(filled.pdf);
  expect(text).toContain('123-45-6789');
  expect(text).toContain('Łukasz Q Nguyễn');
  expect(text).toContain('2026-03-01 07:00:00 America/New_York');
  expect(text).toContain('03/01/2026');
  expect(fields).toEqual([]);
});

it('leaves signature and date open for another tool, and nothing else', async () => {
  const filled = await fill({ ...request, signForm: 'SIGN_EXTERNALLY' });
  const { text, fields } = await readPdf(filled.pdf);
  expect(text).toContain('123-45-6789');
  expect(fields).toEqual(['date', 'signatureLine']);
});

it('warns without a version, in the language asked for, and for a deprecated one', async () => {
  const { formVersion: _, ...withoutVersion } = request;
  const warned = await fill(withoutVersion, { 'accept-language': 'es' });
  expect(Object.keys(warned)).toEqual(['form', 'pdf', 'taxParameters', 'notice']);
  expect(warned.notice).toMatchObject({ type: 'WARNING', message: /formVersion/ });
  const old = {
    formId: 'FD901',
    formVersion: '2021.1.0',
    employee,
    fields: { filingStatus: 'SINGLE' },
  };
  expect((await fill(old)).notice).toEqual({
    type: 'DEPRECATION',
    message: 'Version 2021.01.0 of this form is deprecated. The current version is 2026.1.0.',
  });
});

it('returns more about Canadian forms', async () => {
  const fields = { dateOfBirth: '01/31/1990', isNonResident: false, province: 'YT', tuition: 500 };
  const filled = await fill({ formId: 'CF901', employee: canadian, fields });
  const { pdf, taxParameters, notice, ...rest } = filled;
  expect(Object.keys(filled)).toEqual([
    'form',
    'pdf',
    'taxParameters',
    'notice',
    'formVersion',
    'formType',
    'name',
    'title',
    'locality',
  ]);
  expect(rest).toEqual({
    form: 'CF901',
    formVersion: '2026.1.0',
    formType: 'Canada Resident',
    name: 'CS1',
    title: 'Canadian Kitchen Sink Return',
    locality: 'CANADA_FEDERAL',
  });
  expect(taxParameters[0]).toEqual({
    id: 'CAN.totalClaimAmount',
    value: '16500.00',
    valueType: 'dollarAmount',
  });
  expect((await readPdf(pdf)).text).toMatch(/(X\s+){6}2\s+8\s+6/);
});

it('passes federal parameters on, unchanged but for the prefix', async () => {
  const { taxParameters } = await fill({ ...request, fields: { ...answers, twoJobs: 'true' } });
  const known = taxParameters.map(({ id, value }) => [id.replace('FED.', ''), value]);
  const federalValues = Object.fromEntries(known);
  const filled = await fill({
    formId: 'WY903',
    employee,
    employer,
    fields: { adjustFederalValues: false },
    federalValues,
  });
  const given = Object.fromEntries(filled.taxParameters.map(({ id, value }) => [id, value]));
  expect(given).toMatchObject({
    'WY.filingStatus': 'S',
    'WY.twoJobs': 'true',
    'WY.dependentsAmt': '1000.00',
  });
});

it('finds everything that is wrong at once, in the order of the form', async () => {
  const refused = await refuse({
    ...request,
    employee: { ...employee, lastName: '', middleInitial: 'QQ', socialSecurityNumbr: '1' },
    employer: { ...employer, federalEIN: 123456789 },
    signForm: 'NOW',
    fields: {
      isNonResidentAlien: false,
      isExempt: false,
      filingStatus: 'S',
      dependents: null,
      x: 1,
    },
    federalValues: { isExempt: true },
  });
  expect(refused.reason).toBe('9 problems were found in the request.');
  expect(codes(refused)).toEqual([
    ['employee.socialSecurityNumbr', 'UNKNOWN_KEY'],
    ['employee.middleInitial', 'INVALID_ANSWER'],
    ['employee.lastName', 'MISSING'],
    ['employer.federalEIN', 'WRONG_TYPE'],
    ['signForm', 'INVALID_PARAMETER'],
    ['fields.filingStatus', 'INVALID_ANSWER'],
    ['fields.dependents', 'WRONG_TYPE'],
    ['fields.x', 'UNKNOWN_QUESTION'],
    ['federalValues', 'INVALID_FEDERAL_VALUE'],
  ]);
});

it('refuses answers with the text of their question', async () => {
  const fields = { isNonResidentAlien: 'maybe' };
  const refused = await refuse({ ...request, fields }, { 'accept-language': 'fr' });
  expect(refused.reason).toBe('1 réponse a été refusée.');
  expect(refused.errors).toEqual([
    {
      field: 'fields.isNonResidentAlien',
      code: 'INVALID_ANSWER',
      message: expect.stringMatching(/Oui/),
    },
  ]);
});

it('refuses a path that the person cannot go', async () => {
  const refused = await refuse({ formId: 'NV902', employee, fields: { livesInWyoming: false } });
  expect(codes(refused)).toEqual([['fields.livesInWyoming', 'INELIGIBLE']]);
});

it('refuses what does not fit its box, and says which value', async () => {
  const wide = { ...employee, firstName: 'W'.repeat(60), lastName: 'W'.repeat(60) };
  const refused = await refuse({ ...request, employee: wide });
  expect(codes(refused)).toContainEqual(['employee.firstName', 'TOO_WIDE']);
  expect(JSON.stringify(refused)).not.toContain('WWW');
});

it('refuses a letter that no font of the form has, and says which value has it', async () => {
  const name = 'Sinks 株式会社';
  const refused = await refuse({ ...request, employer: { ...employer, name } });
  expect(refused.errors).toEqual([
    {
      field: 'employer.name',
      code: 'UNPRINTABLE',
      message: 'This has a character that cannot be printed on the form.',
    },
  ]);
});

it('looks at the time zone only when it signs', async () => {
  const zone = { timezone: 'Mars/Olympus' };
  await fill(request, zone);
  expect(codes(await refuse({ ...request, signForm: 'SIGN' }, zone))).toEqual([
    ['Timezone', 'INVALID_PARAMETER'],
  ]);
});

it('needs to know which form', async () => {
  expect(codes(await refuse({}))).toEqual([
    ['formId', 'MISSING'],
    ['employee', 'MISSING'],
    ['fields', 'MISSING'],
  ]);
  const noVersion = await send({ ...request, formVersion: '' });
  expect(noVersion.response.status).toBe(404);
  const unknown = await send({ ...request, formId: 'FD902' });
  expect(unknown.response.status).toBe(404);
  expect(unknown.body).toMatchObject({ reason: 'There is no such form. Did you mean "FD901"?' });
});

it('takes a list of ids for a multi-select answer', async () => {
  const fields = {
    hasSink: true,
    nickname: 'Basin',
    installed: '2020-02-29',
    zip: '82001',
    dependents: 1,
    filingStatus: 'SINGLE',
    sinkPercent: '1.0',
    payPeriods: 52,
    county: 'Teton',
  };
  const cityResident = { id: 'WY.cityResident', value: 'true', valueType: 'boolean' };
  for (const benefits of [['CITY', 'HOT'], 'HOT,CITY']) {
    const filled = await fill({ formId: 'WY901', employee, fields: { ...fields, benefits } });
    expect(filled.taxParameters).toContainEqual(cityResident);
  }
  for (const [benefits, code] of [
    [[], 'MISSING_ANSWER'],
    [['CITY', 'CITY'], 'INVALID_ANSWER'],
    [[true], 'WRONG_TYPE'],
  ]) {
    const refused = await refuse({ formId: 'WY901', employee, fields: { ...fields, benefits } });
    expect(codes(refused)).toEqual([['fields.benefits', code]]);
  }
});

const key = fc.constantFrom(
  'employee',
  'fields',
  'address',
  'firstName',
  '__proto__',
  'filingStatus',
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom('', 'true', 'SINGLE', '0', '1e9', '\ud800', 'Ŵ', 'Ω', 0, -1, 1e21, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(key, fc.string({ maxLength: 5 })), tie('value'), { maxKeys: 4 }),
  ),
}));

it('never fails, whatever is sent', async () => {
  const parts = ['employee', 'employer', 'fields', 'federalValues', 'signForm', 'formVersion'];
  const changed = fc.tuple(
    fc.constantFrom('FD901', 'WY903', 'CF901'),
    fc.constantFrom(...parts),
    value,
  );
  await fc.assert(
    fc.asyncProperty(changed, async ([formId, part, instead]) => {
      const { response } = await send({ ...request, formId, [part]: instead });
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 500 },
  );
});

it('has written nothing personal into its log', () => {
  const log = service.lines.join('').replace(/"(?:time|id|milliseconds)":[^,}]+/g, '');
  const personal = /6789|6454|Łukasz|Nguy|Zoé|Tremblay|Cheyenne|24th|Sinks and|555|Bearer|eyJ|QQ/;
  expect(log).not.toMatch(personal);
  expect(log).not.toContain(service.key);
});
