import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('lists in the README every setting that is read, and none that is not', () => {
  const settings = read('packages/service/src/settings.ts');
  const used = [...settings.matchAll(/given\('([A-Z_]+)'\)/g)].map(([, name]) => name ?? '');
  const table = /\| variable \| meaning \| when absent \|\n(?:\|.*\n)+/.exec(
    read('README.md'),
  )?.[0];
  const rows = table?.split('\n').map((row) => row.split('|')[1] ?? '') ?? [];
  const listed = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  // RELEASE is an argument of the command, not a setting of the service.
  expect(listed.sort()).toEqual([...new Set([...used, 'RELEASE'])].sort());
});
