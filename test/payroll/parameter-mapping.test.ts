import { expect, it } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { serviceOfDefinitions } from '../service/service-of-definitions.ts';

const service = serviceOfDefinitions(kitchenSink);

async function mapping(query: string, language = 'en') {
  const response = await service().call(`/v1/parameterMapping${query}`, {
    headers: { 'accept-language': language },
  });
  return { status: response.status, body: await response.json() };
}

it('says what each parameter of a form is to a payroll engine', async () => {
  const { body } = await mapping('?formId=WY903', 'fr');
  expect(body).toEqual({
    formId: 'WY903',
    formVersion: '2026.1.0',
    effectiveDate: '2026-03-01',
    parameters: [
      {
        id: 'WY.filingStatus',
        valueType: 'string',
        description: expect.any(String),
        field: 'filingStatus',
        kind: 'CODE',
        absent: 'PLACE_DEFAULT',
        from: '2000-01-01',
      },
      expect.objectContaining({ id: 'WY.isExempt', field: 'exempt', kind: 'FLAG', absent: 'NO' }),
      expect.objectContaining({ id: 'WY.twoJobs', field: 'higherRateTable' }),
      expect.objectContaining({ id: 'WY.dependentsAmt', field: 'dependentsAmount' }),
      {
        id: 'WY.additionalWithholding',
        valueType: 'dollarAmount',
        description: 'Ligne 7',
        field: 'extraWithholding',
        kind: 'AMOUNT',
        unit: 'DOLLARS',
        frequency: 'PAY_PERIOD',
        rounding: 'CENT',
        absent: 'ZERO',
        from: '2000-01-01',
      },
      expect.objectContaining({ id: 'WY.higherRate', field: 'higherRateTable' }),
    ],
  });
});

it('uses the version and the row of the day', async () => {
  const fieldOn = async (day: string) => {
    const { body } = await mapping(`?formId=FD901&effectiveDate=${day}`);
    const { formVersion, parameters } = body as {
      formVersion: string;
      parameters: { id: string; field?: string }[];
    };
    return [formVersion, parameters.find(({ id }) => id === 'FED.dependentsAmt')?.field];
  };
  expect(await fieldOn('2026-06-30')).toEqual(['2026.1.0', 'dependentsAmount']);
  expect(await fieldOn('2026-07-01')).toEqual(['2026.1.0', 'credits']);
  expect((await fieldOn('2099-01-01'))[0]).toBe('2099.1.0');
});

it('gives the reason where no engine needs a parameter', async () => {
  const { body } = await mapping('?formId=WY901');
  const { parameters } = body as { parameters: { id: string }[] };
  expect(parameters.find(({ id }) => id === 'WY.remarks')).toEqual({
    id: 'WY.remarks',
    valueType: 'string',
    description: 'Remarks',
    from: '2000-01-01',
    reason: 'No engine reads remarks.',
  });
});

it('refuses what it cannot answer', async () => {
  const problems = async (query: string) => {
    const { status, body } = await mapping(query);
    const { errors } = body as { errors: { field: string; code: string }[] };
    return [status, ...errors.map(({ field, code }) => `${field} ${code}`)];
  };
  expect(await problems('')).toEqual([400, 'formId MISSING']);
  expect(await problems('?formId=FD901&formId=WY901&effectiveDate=2026-02-30')).toEqual([
    400,
    'formId INVALID_PARAMETER',
    'effectiveDate INVALID_PARAMETER',
  ]);
  expect(await problems('?formId=XX901')).toEqual([404, 'formId NOT_FOUND']);
  expect(await problems('?formId=FD901&effectiveDate=1999-12-31')).toEqual([
    404,
    'effectiveDate NOT_FOUND',
  ]);
});
