import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { variablesRead } from './variables-read.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

it('lists every setting in the README, and no other variable', () => {
  const table = /\| variable \| meaning \| when absent \|\n(?:\|.*\n)+/.exec(readme)?.[0];
  const rows = table?.split('\n').map((row) => row.split('|')[1] ?? '') ?? [];
  const listed = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  // RELEASE is an argument of the command, not a setting of the service.
  expect(listed.sort()).toEqual([...variablesRead(), 'RELEASE'].sort());
});
