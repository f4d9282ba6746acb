import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import {
  generateInterface,
  interfaceFile,
} from '../../packages/client/scripts/generate-interface.ts';
import { generateSbom } from '../../scripts/generate-sbom.ts';
import { generateTypes } from '../../scripts/generate-types.ts';

it('has the types that the schemas make', async () => {
  const folder = fileURLToPath(new URL('../../packages/model/src/generated/', import.meta.url));
  const committed = new Map<string, string>();
  for (const name of (await readdir(folder, { recursive: true })).filter((each) =>
    each.endsWith('.ts'),
  )) {
    committed.set(name, await readFile(join(folder, name), 'utf8'));
  }
  const generated = await generateTypes();
  expect(Object.fromEntries(committed), 'Run npm run generate.').toEqual(
    Object.fromEntries(generated),
  );
});

it('has the client that the interface makes', async () => {
  expect(await readFile(interfaceFile, 'utf8'), 'Run npm run generate.').toBe(
    await generateInterface(),
  );
});

it('has the bill of materials that the lock file makes', async () => {
  const file = fileURLToPath(new URL('../../sbom.cdx.json', import.meta.url));
  expect(await readFile(file, 'utf8'), 'Run npm run generate.').toBe(generateSbom());
});
