import { fileURLToPath } from 'node:url';
import { createReport, lowerDefinitions, printTable, tableOf } from '@formpress/compiler';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('./smallest-form', import.meta.url));

it('tells who gets which form in few words', async () => {
  const { lowered } = await lowerDefinitions(folder, createReport());
  const table = tableOf(lowered.localities);
  expect(printTable({ ...table, notWritten: ['AZ', 'AR'] })).toBe(
    'AL  Alabama\n' +
      '  AL101*  those who live or work in AL; those who live in Canada and work here\n' +
      '\nNot written yet: AZ AR\n',
  );
});

it('decides for every home and place of work', async () => {
  const { lowered } = await lowerDefinitions(folder, createReport());
  const [alabama] = tableOf(lowered.localities).localities;
  const people = alabama?.rows.flatMap((row) => row.people) ?? [];
  expect(people.filter(({ work }) => work === 'AL')).toHaveLength(51 + 13);
  expect(people.filter(({ home }) => home === 'AL')).toHaveLength(51);
});
