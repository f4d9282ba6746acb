import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { limits } from '../../packages/compiler/src/limits/limits.ts';

it('lists every limit in the README of the definitions', async () => {
  const readme = await readFile(new URL('../../definitions/README.md', import.meta.url), 'utf8');
  const [, listed = ''] = readme.split('## Limits');
  const rows = [...listed.matchAll(/^\| ([0-9,]+) \| (.*) \|$/gm)];
  expect(rows.map(([, most = '', of]) => ({ most: Number(most.replaceAll(',', '')), of }))).toEqual(
    Object.values(limits),
  );
});
