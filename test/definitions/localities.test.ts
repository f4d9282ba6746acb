import { createReport, lowerDefinitions, releaseOfDefinitions, tableOf } from '@formpress/compiler';
import { applicable } from '@formpress/engine';
import { usStates } from '@formpress/model';
import { beforeAll, expect, it } from 'vitest';
import { definitions } from '../foundation/compile-folder.ts';
import { testCache } from '../foundation/test-cache.ts';

/**
 * Where residents of other states are exempt from the tax of the state they work in: the certificate
 * on which they claim it, and their states.
 */
const freed: [work: string, certificate: string, homes: readonly string[]][] = [
  ['AZ', 'AZ107', ['CA', 'IN', 'OR', 'VA']],
  ['DC', 'DC102', usStates.filter((code) => code !== 'DC')],
  ['IA', 'IA102', ['IL']],
  ['IL', 'IL102', ['IA', 'KY', 'MI', 'WI']],
  ['IN', 'IN102', ['KY', 'MI', 'OH', 'PA', 'WI']],
  ['KY', 'KY101', ['IL', 'IN', 'MI', 'OH', 'VA', 'WI', 'WV']],
  ['MD', 'MD101', ['DC', 'PA', 'VA', 'WV']],
  ['MI', 'MI101', ['IL', 'IN', 'KY', 'MN', 'OH', 'WI']],
  ['MN', 'MN102', ['MI', 'ND']],
  ['MT', 'MT101', ['ND']],
  ['ND', 'ND101', ['MN', 'MT']],
  ['NJ', 'NJ102', ['PA']],
  ['OH', 'OH101', ['IN', 'KY', 'MI', 'PA', 'WV']],
  ['PA', 'PA101', ['IN', 'MD', 'NJ', 'OH', 'VA', 'WV']],
  ['VA', 'VA101', ['DC', 'KY', 'MD', 'PA', 'WV']],
  ['WI', 'WI103', ['IL', 'IN', 'KY', 'MI']],
  ['WV', 'WV102', ['KY', 'MD', 'OH', 'PA', 'VA']],
];
// Arizona gives a credit for the tax at home, so nothing changes for its residents elsewhere.
const agreements = freed.filter(([work]) => work !== 'AZ');
const untaxed = ['AK', 'FL', 'NH', 'NV', 'SD', 'TN', 'TX', 'WA', 'WY'];

const read = () => lowerDefinitions(definitions, createReport(), testCache());
let lowered: Awaited<ReturnType<typeof read>>['lowered'];
beforeAll(async () => {
  ({ lowered } = await read());
}, 120_000);

it('names every state, the District of Columbia and Puerto Rico in three languages', () => {
  const { localities } = releaseOfDefinitions(lowered).localities;
  const states = localities.filter(({ code, country }) => country === 'US' && code !== 'FEDERAL');
  expect(states.map(({ code }) => code)).toEqual([...usStates].sort());
  expect(states.find(({ code }) => code === 'NM')?.name).toEqual({
    en: 'New Mexico',
    es: 'Nuevo México',
    fr: 'Nouveau-Mexique',
  });
});

it('lists in the release the forms that are not written yet', () => {
  const { localities } = releaseOfDefinitions(lowered).localities;
  for (const { code, formsNotWritten } of lowered.localities) {
    const listed = localities.find((each) => each.code === code)?.notWritten ?? [];
    expect(listed.map(({ id, number, title }) => ({ id, number, title }))).toEqual(
      formsNotWritten.map(({ id, name, title }) => ({ id, number: name, title })),
    );
  }
});

it('lists a form to come in every place that taxes wages and has no form', () => {
  const { localities } = releaseOfDefinitions(lowered).localities;
  const empty = localities.filter(({ forms }) => forms.length === 0);
  const silent = empty.filter(({ notWritten = [] }) => notWritten.length === 0);
  expect(silent.map(({ code }) => code)).toEqual(untaxed);
  const told = empty.filter(({ notWritten = [] }) => notWritten.length > 0);
  expect(told.map(({ code }) => code)).toEqual([]);
});

it.each(untaxed)('asks for no form of %s, because it taxes no wages', (code) => {
  const locality = lowered.localities.find((each) => each.code === code);
  expect(locality).toMatchObject({ forms: [], flows: [], formsNotWritten: [] });
  expect(offered(code, code)).toEqual(federalForms());
});

it('offers the forms of the country where no form of the state or province is written yet', () => {
  const unwritten = tableOf(lowered.localities).localities.filter(
    ({ code, rows }) => rows.length === 0 && !code.endsWith('FEDERAL'),
  );
  for (const { code, country, notWritten } of unwritten) {
    expect(notWritten).not.toEqual([]);
    expect(offered(code, code)).toEqual(federalForms(country));
  }
});

it.each(freed)('advises those whom %s exempts to claim it with %s', (work, certificate, homes) => {
  const locality = lowered.localities.find(({ code }) => code === work);
  if (locality?.formsNotWritten.some(({ id }) => id === certificate)) return;
  for (const home of homes) expect(advised(home, work)).toContain(certificate);
});

it.each(agreements)('advises those whom %s exempts by %s to pay at home', (work, _, homes) => {
  for (const home of homes) {
    const own = lowered.localities.find(({ code }) => code === home)?.forms ?? [];
    // No source says what Puerto Rico asks of residents who work elsewhere; its flow asks.
    if (own.length === 0 || home === 'PR') continue;
    const ids = own.map(({ id }) => id);
    expect([home, advised(home, work).filter((id) => ids.includes(id))]).not.toEqual([home, []]);
  }
});

function federalForms(country = 'US'): string[] {
  const federal = lowered.localities.find(
    (each) => each.country === country && each.code.endsWith('FEDERAL'),
  );
  return federal?.forms.map(({ id }) => id) ?? [];
}

function offered(home: string, work: string): string[] {
  return formsFor(home, work).map(({ id }) => id);
}

function advised(home: string, work: string): string[] {
  return formsFor(home, work).flatMap(({ id, recommended }) => (recommended ? [id] : []));
}

function formsFor(home: string, work: string) {
  return applicable(releaseOfDefinitions(lowered).localities, { home, work: [work] }).forms;
}
