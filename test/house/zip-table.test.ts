import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildZipTable } from '../../scripts/build-zip-table.ts';

it('has an up-to-date table of ZIP codes', () => {
  const committed = readFileSync(
    new URL('../../packages/service/data/zip-codes.bin', import.meta.url),
  );
  expect(buildZipTable().equals(committed), 'Run npm run generate:zips.').toBe(true);
});
