import { fileURLToPath } from 'node:url';
import {
  createReport,
  lowerDefinitions,
  printTable,
  releaseOfDefinitions,
  tableOf,
} from '@formpress/compiler';
import { applicable } from '@formpress/engine';
import { expect, it } from 'vitest';
import { testCache } from '../foundation/test-cache.ts';

it('lists who gets which form in few words', async () => {
  const { localities } = await tableAndRelease('../smallest-form');
  expect(printTable({ localities, notWritten: ['AZ', 'AR'] })).toBe(
    'AL  Alabama\n' +
      '  AL101*  those who live or work in AL; those who live in Canada and work here\n' +
      '\nNot written yet: AZ AR\n',
  );
});

it('lists the forms that are not written yet', () => {
  const notWritten = [
    { id: 'GA101', name: 'G-4', title: 'Employee’s Withholding Allowance Certificate' },
    { id: 'GA102', name: 'G-5', title: 'Other Certificate' },
  ];
  const georgia = { code: 'GA', country: 'US' as const, name: 'Georgia', rows: [], notWritten };
  expect(printTable({ localities: [georgia], notWritten: [] })).toBe(
    'GA  Georgia\n  not written yet: GA101 (G-4), GA102 (G-5)\n',
  );
});

it('decides for every home and place of work', async () => {
  const [alabama] = (await tableAndRelease('../smallest-form')).localities;
  const people = alabama?.rows.flatMap((row) => row.people) ?? [];
  expect(people.filter(({ work }) => work === 'AL')).toHaveLength(52 + 13);
  expect(people.filter(({ home }) => home === 'AL')).toHaveLength(52);
});

it('agrees with the service for everyone', async () => {
  const { localities, release } = await tableAndRelease('../kitchen-sink/definitions');
  for (const { code, rows } of localities) {
    for (const { forms, people } of rows) {
      for (const { home, work } of people) {
        const served = applicable(release.localities, { home, work: [work] }).forms;
        const own = served.filter(({ locality }) => locality === code);
        expect(own.map(({ id, recommended }) => ({ id, recommended }))).toEqual(forms);
      }
    }
  }
}, 60_000);

async function tableAndRelease(name: string) {
  const folder = fileURLToPath(new URL(name, import.meta.url));
  const { lowered } = await lowerDefinitions(folder, createReport(), testCache());
  return { ...tableOf(lowered.localities), release: releaseOfDefinitions(lowered) };
}
