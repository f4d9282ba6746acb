import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { codesOf, fillWith, refuseWith, request, sendFill } from '../service/fill-calls.ts';
import { employee, employer } from '../service/people.ts';
import { serviceOfDefinitions } from '../service/service-of-definitions.ts';

const service = serviceOfDefinitions(kitchenSink);

it('finds everything that is wrong at once, in the order of the form', async () => {
  const refused = await refuseWith(service(), {
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
  expect(codesOf(refused)).toEqual([
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
  const refused = await refuseWith(service(), { ...request, fields }, { 'accept-language': 'fr' });
  expect(refused.reason).toBe('1 réponse a été refusée.');
  expect(refused.errors).toEqual([
    {
      field: 'fields.isNonResidentAlien',
      code: 'INVALID_ANSWER',
      message: expect.stringMatching(/Oui/),
    },
  ]);
});

it('refuses a path that makes the person ineligible', async () => {
  const refused = await refuseWith(service(), {
    formId: 'NV902',
    employee,
    fields: { livesInWyoming: false },
  });
  expect(codesOf(refused)).toEqual([['fields.livesInWyoming', 'INELIGIBLE']]);
});

it('refuses a value that does not fit its box, and names it', async () => {
  const wide = { ...employee, firstName: 'W'.repeat(60), lastName: 'W'.repeat(60) };
  const refused = await refuseWith(service(), { ...request, employee: wide });
  expect(codesOf(refused)).toContainEqual(['employee.firstName', 'TOO_WIDE']);
  expect(JSON.stringify(refused)).not.toContain('WWW');
});

it('refuses a letter that no font of the form has, and names the value', async () => {
  const name = 'Sinks 株式会社';
  const refused = await refuseWith(service(), { ...request, employer: { ...employer, name } });
  expect(refused.errors).toEqual([
    {
      field: 'employer.name',
      code: 'UNPRINTABLE',
      message: 'This has a character that cannot be printed on the form.',
    },
  ]);
});

it('checks the time zone only when it signs', async () => {
  const zone = { timezone: 'Mars/Olympus' };
  await fillWith(service(), request, zone);
  expect(codesOf(await refuseWith(service(), { ...request, signForm: 'SIGN' }, zone))).toEqual([
    ['Timezone', 'INVALID_PARAMETER'],
  ]);
});

it('requires a form id', async () => {
  expect(codesOf(await refuseWith(service(), {}))).toEqual([
    ['formId', 'MISSING'],
    ['employee', 'MISSING'],
    ['fields', 'MISSING'],
  ]);
  const noVersion = await sendFill(service(), { ...request, formVersion: '' });
  expect(noVersion.status).toBe(404);
  const unknown = await sendFill(service(), { ...request, formId: 'FD902' });
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({
    reason: 'There is no such form. Did you mean "FD901"?',
  });
});

it('accepts a list of ids for a multi-select answer', async () => {
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
    const filled = await fillWith(service(), {
      formId: 'WY901',
      employee,
      fields: { ...fields, benefits },
    });
    expect(filled.taxParameters).toContainEqual(cityResident);
  }
  for (const [benefits, code] of [
    [[], 'MISSING_ANSWER'],
    [['CITY', 'CITY'], 'INVALID_ANSWER'],
    [[true], 'WRONG_TYPE'],
  ]) {
    const refused = await refuseWith(service(), {
      formId: 'WY901',
      employee,
      fields: { ...fields, benefits },
    });
    expect(codesOf(refused)).toEqual([['fields.benefits', code]]);
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
      const response = await sendFill(service(), { ...request, formId, [part]: instead });
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 500 },
  );
});

it('has written nothing personal into its log', () => {
  const log = service()
    .lines.join('')
    .replace(/"(?:time|id|milliseconds)":[^,}]+/g, '');
  const personal = /6789|6454|Łukasz|Nguy|Zoé|Tremblay|Cheyenne|24th|Sinks and|555|Bearer|eyJ|QQ/;
  expect(log).not.toMatch(personal);
  expect(log).not.toContain(service().key);
});
