import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import {
  generateInterface,
  interfaceFile,
} from '../../packages/client/scripts/generate-interface.ts';
import { generateAuthoringValidators } from '../../scripts/generate-authoring-validators.ts';
import { generateSbom } from '../../scripts/generate-sbom.ts';
import { generateTypes } from '../../scripts/generate-types.ts';
import { generateValidators } from '../../scripts/generate-validators.ts';

/** The files of a package that are generated, by their path. */
async function committed(name: string): Promise<Map<string, string>> {
  const folder = fileURLToPath(new URL(`../../packages/${name}/src/generated/`, import.meta.url));
  const paths = await readdir(folder, { recursive: true });
  const files = paths
    .filter((each) => each.endsWith('.ts'))
    .map(async (path) => {
      return [path, await readFile(join(folder, path), 'utf8')] as const;
    });
  return new Map((await Promise.all(files)).sort());
}

it('has up-to-date types for the schemas', async () => {
  const generated = new Map([...(await generateTypes())].sort());
  expect(await committed('model'), 'Run npm run generate.').toEqual(generated);
});

it('has each type once: other files import it', async () => {
  const names = [...(await committed('model'))].flatMap(([file, text]) => {
    const found = text.matchAll(/^export (?:interface|type) (\w+)/gm);
    return [...found].map(([, name]) => `${dirname(file)}/${name}`);
  });
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  // The description of an empty file differs.
  expect([...new Set(twice)]).toEqual(['authoring/None']);
});

it('has up-to-date validators for the schemas', async () => {
  const generated = new Map([...(await generateValidators())].sort());
  expect(await committed('contract'), 'Run npm run generate.').toEqual(generated);
  const authoring = await generateAuthoringValidators();
  expect(await committed('compiler'), 'Run npm run generate.').toEqual(authoring);
});

it('has an up-to-date client for the interface', async () => {
  expect(await readFile(interfaceFile, 'utf8'), 'Run npm run generate.').toBe(
    await generateInterface(),
  );
});

it('has an up-to-date bill of materials for the lock file', async () => {
  const file = fileURLToPath(new URL('../../sbom.cdx.json', import.meta.url));
  expect(await readFile(file, 'utf8'), 'Run npm run generate.').toBe(generateSbom());
});
