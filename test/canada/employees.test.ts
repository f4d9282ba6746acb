import { join } from 'node:path';
import { type Bundle, provinces } from '@formpress/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definitions } from '../foundation/compile-folder.ts';
import { compiledRelease } from '../service/compiled-release.ts';
import { codesOf, fillWith, refuseWith } from '../service/fill-calls.ts';
import { readPdf } from '../service/read-pdf.ts';
import {
  serviceForTests,
  type TestedService,
  temporaryFolder,
} from '../service/service-for-tests.ts';
import { answerForm, employee } from './answer-form.ts';
import { canadianBundles } from './canadian-bundles.ts';
import { readTable } from './read-table.ts';

const folder = temporaryFolder();
const french = { 'accept-language': 'fr-CA', 'content-type': 'application/json' };
let service: TestedService;
let bundles: Map<string, Bundle>;
beforeAll(async () => {
  bundles = await canadianBundles();
  await compiledRelease(definitions, join(folder.path, 'release'));
  service = await serviceForTests(join(folder.path, 'release'));
}, 900_000);
afterAll(async () => {
  await service.close();
  folder.remove();
});

/**
 * One employee of each province, who supports a partner without income (in Quebec one with 6,000).
 * The total is the basic amount and the amount for the partner.
 */
type Row = Record<'code' | 'city' | 'postalCode' | 'partner' | 'parameter' | 'total', string>;
const rows: Row[] = readTable('employees.csv');

function addressOf({ code, city, postalCode }: Row) {
  return { streetAddress1: '12 rue Principale', city, provinceTerritory: code, postalCode };
}

function rowOf(code: string): Row {
  const row = rows.find((each) => each.code === code);
  if (!row) throw new Error(`No employee works in ${code}.`);
  return row;
}

async function post(path: string, home: object, work: object): Promise<unknown> {
  const body = JSON.stringify({ homeAddress: home, workAddresses: [work] });
  return (await service.call(path, { method: 'POST', body, headers: french })).json();
}

/** A request for a form of 2026, with every answer it needs. */
function requestOf(row: Row, formId: string, known: Record<string, string>) {
  const bundle = bundles.get(`${formId} 2026.1.0`);
  if (!bundle) throw new Error(`${formId} has no version 2026.1.0.`);
  const { fields } = answerForm(bundle, known);
  const person = { ...employee, address: addressOf(row) };
  return { formId, formVersion: '2026.1.0', employee: person, fields, signForm: 'SIGN' };
}

async function fill(row: Row, formId: string, known: Record<string, string>) {
  const filled = await fillWith(service, requestOf(row, formId, known), french);
  const values = Object.fromEntries(filled.taxParameters.map(({ id, value }) => [id, value]));
  const { text } = await readPdf(filled.pdf);
  return { values, text: text.replace(/\s+/g, ' '), title: String(filled.title) };
}

/** An amount as printed on a French form, with plain spaces as in extracted text. */
function inFrench(amount: string): string {
  const french = new Intl.NumberFormat('fr-CA', { minimumFractionDigits: 2 });
  return french.format(Number(amount)).replace(/\s/g, ' ');
}

it('has an employee in every province and territory', () => {
  expect(rows.map(({ code }) => code)).toEqual([...provinces].sort());
});

it.each(rows)('leads an employee in $code to the French form and completes it', async (row) => {
  const { code, partner, parameter, total } = row;
  const home = addressOf(row);
  expect(await post('/v1/guided-flows', home, home)).toMatchObject({
    flows: [
      { id: 'CANADA_FEDERAL', initialQuestionSetId: 'QS1' },
      {
        id: `${code}_CANADA_RESIDENT`,
        ...(code === 'QC' ? { formsToComplete: [{ id: 'QC101FR' }] } : { hasFlowQuestions: true }),
      },
    ],
  });

  const federal = await fill(row, 'TD101FR', { supports: 'SPOUSE', spouseNetIncome: '0' });
  expect(federal.values['CAN.totalClaimAmount']).toBe('32904.00');
  expect(federal.text).toContain('MONTANT TOTAL DE LA DEMANDE');

  const answers = Object.fromEntries(partner.split(';').map((pair) => pair.split('=')));
  const supports = code === 'QC' ? {} : { supports: 'SPOUSE' };
  const own = await fill(row, `${code}101FR`, { ...supports, ...answers });
  expect(own.values[`${code}.${parameter}`]).toBe(total);
  expect(own.text.replaceAll('’', "'")).toContain(own.title);
  expect(own.text).toContain(inFrench(total));
  expect(own.text).toContain('Tremblay');
});

it('lets the province of employment decide, wherever the employee lives', async () => {
  const [home, work] = [addressOf(rowOf('QC')), addressOf(rowOf('ON'))];
  const forms = [
    { id: 'TD101', recommended: true },
    { id: 'TD101FR', recommended: true },
    { id: 'TD102', recommended: false },
    { id: 'TD102FR', recommended: false },
    { id: 'TD103', recommended: false },
    { id: 'TD103FR', recommended: false },
    { id: 'TD104', recommended: false },
    { id: 'TD104FR', recommended: false },
    { id: 'ON101', recommended: false },
    { id: 'ON101FR', recommended: false },
  ];
  expect(await post('/v1/forms', home, work)).toMatchObject({ forms });
  expect(await post('/v1/guided-flows', home, work)).toMatchObject({
    flows: [
      { id: 'CANADA_FEDERAL', initialQuestionSetId: 'QS1' },
      { id: 'QC_CANADA_RESIDENT', formsToComplete: [] },
      { id: 'ON_CANADA_RESIDENT', initialQuestionSetId: 'QS1' },
    ],
  });
});

it('accepts a social insurance number in three formats, and checks its digits', async () => {
  const request = requestOf(rowOf('ON'), 'TD101', {});
  const withNumber = (socialInsuranceNumber: string, more: object = {}) => ({
    ...request,
    employee: { ...request.employee, socialInsuranceNumber, ...more },
  });
  for (const number of ['046-454-286', '046 454 286', '046454286']) {
    const { text } = await readPdf((await fillWith(service, withNumber(number))).pdf);
    expect(text.replace(/\s+/g, '')).toContain('046454286');
  }
  const number = 'employee.socialInsuranceNumber';
  for (const wrong of ['046-454-287', '000000000', '046-454 286']) {
    const refused = await refuseWith(service, withNumber(wrong));
    expect(codesOf(refused)).toEqual([[number, 'INVALID_ANSWER']]);
  }
  const temporary = await refuseWith(service, withNumber('900-000-001'));
  expect(codesOf(temporary)).toEqual([[`${number}ExpiryDate`, 'MISSING']]);
  const expiry = { socialInsuranceNumberExpiryDate: '12/31/2027' };
  expect(await fillWith(service, withNumber('900-000-001', expiry))).toHaveProperty('pdf');
});
