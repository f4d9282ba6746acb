import { expect, it } from 'vitest';
import { compareVersions } from './version.ts';

it('orders versions by number, not by text', () => {
  const versions = ['2018.10.0', '2018.9.0', '1.20.0', '2021.01.1', '2021.1.0'];
  expect(versions.sort(compareVersions)).toEqual([
    '1.20.0',
    '2018.9.0',
    '2018.10.0',
    '2021.1.0',
    '2021.01.1',
  ]);
});

it('takes 2021.01.0 and 2021.1.0 as one version', () => {
  expect(compareVersions('2021.01.0', '2021.1.0')).toBe(0);
});
