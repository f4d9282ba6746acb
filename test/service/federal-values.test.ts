/**
 * The tax parameters of a filled W-4, passed on unchanged except for their prefix, are the federal values
 * of the states that use the W-4 themselves: every case of W4101, for each of the four forms.
 */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createReport, lowerDefinitions } from '@formpress/compiler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { definitions } from '../foundation/compile-folder.ts';
import { testCache } from '../foundation/test-cache.ts';
import { compiledRelease } from './compiled-release.ts';
import { fillWith } from './fill-calls.ts';
import { employee, employer } from './people.ts';
import { readPdf } from './read-pdf.ts';
import { serviceForTests, type TestedService, temporaryFolder } from './service-for-tests.ts';

const folder = temporaryFolder();
const source = join(folder.path, 'definitions');
let service: TestedService;
let cases: { about: string; fields: Record<string, string> }[] = [];
let statuses: string[] = [];

beforeAll(async () => {
  for (const part of ['shared', 'us/federal', 'us/CO', 'us/NM', 'us/ND', 'us/UT'])
    await cp(join(definitions, part), join(source, part), { recursive: true });
  const { lowered } = await lowerDefinitions(source, createReport(), testCache());
  const w4 = lowered.forms.find(({ bundle }) => `${bundle.id} ${bundle.version}` === current);
  // Cases that break a rule have no tax parameters.
  const completed = (w4?.source.cases ?? []).filter(({ data }) => !data.expect.rules);
  cases = completed.map(({ about, data }) => ({ about, fields: data.answers }));
  statuses = lowered.forms.flatMap(({ bundle }) =>
    Object.keys(bundle.withFederal?.filingStatus ?? {}),
  );
  await compiledRelease(source, join(folder.path, 'release'));
  service = await serviceForTests(join(folder.path, 'release'));
}, 120_000);
afterAll(async () => {
  await service.close();
  folder.remove();
});

const current = 'W4101 2026.1.0';

type Values = Record<string, string>;

/** The tax parameters of a form, by id without prefix. */
async function fill(formId: string, fields: object, federalValues?: Values) {
  const sent = { formId, formVersion: '2026.1.0', employee, employer, fields };
  const filled = await fillWith(service, federalValues ? { ...sent, federalValues } : sent);
  const parameters = filled.taxParameters.map(({ id, value }) => [id.replace(/^\w+\./, ''), value]);
  return { values: Object.fromEntries(parameters) as Values, pdf: filled.pdf };
}

/** The federal values that each state reads. */
const expected: Record<string, (federal: Values) => Values> = {
  CO101: ({ filingStatus = '', isExempt = '' }) => ({
    filingStatus,
    isExempt,
    exemptReason: reasonFor(isExempt),
  }),
  NM101: ({ filingStatus = '', isExempt = '', additionalWithholding }) => ({
    filingStatus,
    isExempt,
    exemptReason: reasonFor(isExempt),
    higherSingleRate: 'false',
    additionalWithholding: cents(additionalWithholding),
  }),
  ND104: ({ filingStatus = '', isExempt = '', twoJobs = '', additionalWithholding }) => ({
    filingStatus,
    isExempt,
    exemptReason: reasonFor(isExempt),
    twoJobs,
    additionalWithholding: cents(additionalWithholding),
  }),
  UT101: ({ filingStatus = '', isExempt = '', additionalWithholding }) => ({
    filingStatus: filingStatus === 'H' ? 'S' : filingStatus,
    isExempt,
    exemptReason: reasonFor(isExempt),
    additionalWithholding: cents(additionalWithholding),
  }),
};

/** The states follow the federal claim. */
function reasonFor(isExempt: string): string {
  return isExempt === 'true' ? 'FEDERAL_EXEMPT' : 'NOT_APPLICABLE';
}

function cents(amount = ''): string {
  return Number(amount).toFixed(2);
}

it('has cases for each filing status, each number of jobs, dependents and extra amounts', async () => {
  const answers = cases.map(({ fields }) => fields);
  const given = (id: string) => new Set(answers.flatMap((each) => each[id] ?? []));
  expect(given('filingStatus')).toEqual(new Set(['SINGLE', 'MARRIED', 'HEAD_OF_HOUSEHOLD']));
  expect(given('multipleJobs')).toEqual(new Set(['NONE', 'ESTIMATOR', 'WORKSHEET', 'TWO_JOBS']));
  for (const id of ['qualifyingChildren', 'otherDependents', 'otherIncome', 'extraWithholding'])
    expect(given(id).size).toBeGreaterThan(0);
  expect([...given('isExempt')].sort()).toEqual(['false', 'true']);
  expect([...given('isNonResidentAlien')].sort()).toEqual(['false', 'true']);
});

it('names every filing status that is accepted, and what the W-4 reports for the exempt', async () => {
  const document = parse(await (await service.call('/v1/docs/config')).text());
  const { enum: named } = document.components.schemas.FederalValues.properties.filingStatus;
  expect(new Set(named)).toEqual(new Set([...statuses, 'NOT_APPLICABLE']));
});

it('accepts the parameters of a W-4 in each state, and needs nothing else except in New Mexico', async () => {
  for (const { about, fields } of cases) {
    const { values: federal } = await fill('W4101', fields);
    for (const [formId, read] of Object.entries(expected)) {
      const asked = formId === 'NM101' ? { adjustFederalValues: false } : {};
      const { values } = await fill(formId, asked, federal);
      expect({ formId, about, ...values }).toEqual({ formId, about, ...read(federal) });
    }
  }
});

it('prints the amounts of the W-4 in Steps 3 and 4 of the copy for the state', async () => {
  const fields = {
    isNonResidentAlien: false,
    isExempt: false,
    filingStatus: 'MARRIED',
    multipleJobs: 'TWO_JOBS',
    qualifyingChildren: 3,
    otherDependents: 1,
    otherIncome: 1234,
    useDeductionsWorksheet: false,
    extraWithholding: '56.78',
  };
  const { values: federal } = await fill('W4101', fields);
  for (const formId of Object.keys(expected)) {
    const asked = formId === 'NM101' ? { adjustFederalValues: false } : {};
    const { text } = await readPdf((await fill(formId, asked, federal)).pdf);
    for (const amount of ['7,100.00', '1,234.00', '56.78']) expect(text).toContain(amount);
  }
});

it('asks nothing of those with federal values, except in New Mexico whether they differ', async () => {
  const required: Record<string, string[]> = {};
  for (const formId of Object.keys(expected)) {
    const path = `/v1/formQuestionSet/${formId}/QS1?formVersion=2026.1.0&hasFederalValues=true`;
    const { questions } = (await (await service.call(path)).json()) as {
      questions: { id: string; required: { whenRequired: string } }[];
    };
    const needed = questions.filter((each) => each.required.whenRequired !== 'NEVER');
    required[formId] = needed.map(({ id }) => id);
  }
  expect(required).toEqual({ CO101: [], NM101: ['adjustFederalValues'], ND104: [], UT101: [] });
});

it('lets a state differ in exemption and extra withholding, and not in filing status', async () => {
  const federal = { isExempt: 'false', filingStatus: 'M', additionalWithholding: '25' };
  expect((await fill('ND104', { additionalWithholding: 10 }, federal)).values).toEqual({
    filingStatus: 'M',
    isExempt: 'false',
    exemptReason: 'NOT_APPLICABLE',
    twoJobs: 'false',
    additionalWithholding: '10.00',
  });
  const spouse = { utahExemption: 'MILITARY_SPOUSE', meetsSpouseConditions: true };
  expect((await fill('UT101', spouse, federal)).values).toEqual({
    filingStatus: 'NOT_APPLICABLE',
    isExempt: 'true',
    exemptReason: 'MILITARY_SPOUSE',
    additionalWithholding: '0.00',
  });
});
