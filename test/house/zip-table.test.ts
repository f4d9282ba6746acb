import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildZipTable } from '../../scripts/build-zip-table.ts';

it('has the table of ZIP codes that the sources make', () => {
  const committed = readFileSync(
    new URL('../../packages/service/data/zip-codes.bin', import.meta.url),
  );
  expect(buildZipTable().equals(committed), 'Run npm run generate:zips.').toBe(true);
});
