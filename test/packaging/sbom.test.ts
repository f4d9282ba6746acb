import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { sbomOf } from '../../scripts/sbom/sbom-of.ts';
import { shippedClient } from '../../scripts/sbom/shipped-packages.ts';
import { runFormpress as run } from '../foundation/run-formpress.ts';
import { type Bill, fullName, licenseOf } from './bill.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const command = readFileSync(join(root, 'sbom.cdx.json'), 'utf8');
const client = sbomOf(shippedClient(root));

/** The schemas of CycloneDX, from its library. */
function validator() {
  const library = createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library');
  const schemas = join(dirname(library), '..', 'res', 'schema');
  const read = (name: string) =>
    JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8'));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
    ajv.addSchema(read(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  return ajv.compile(read('bom-1.6'));
}

it.each([
  ['the command', command],
  ['the client', client],
])('is CycloneDX 1.6: %s', (_, text) => {
  const validate = validator();
  validate(JSON.parse(text));
  expect(validate.errors).toBe(null);
});

it('is invalid when a licence is unknown', () => {
  const bill = JSON.parse(client) as Bill;
  for (const component of bill.components) component.licenses = [{ license: { id: 'Unheard-1' } }];
  expect(validator()(bill)).toBe(false);
});

it('names every library of our packages at its version, each with a licence', () => {
  const { components } = JSON.parse(command) as Bill;
  const versions = new Map(components.map((each) => [fullName(each), each.version]));
  for (const name of [
    'model',
    'formula',
    'pdf',
    'fill',
    'engine',
    'registry',
    'compiler',
    'language',
    'service',
    'cli',
  ]) {
    const file = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
    const { dependencies = {}, version } = JSON.parse(file);
    expect(versions.get(`@formpress/${name}`)).toBe(version);
    for (const [library, wanted] of Object.entries<string>(dependencies)) {
      const [, alias, aliased] = /^npm:(.+)@(.+)$/.exec(wanted) ?? [];
      expect([library, versions.get(alias ?? library)]).toEqual([library, aliased ?? wanted]);
    }
  }
  expect(components.filter((each) => !licenseOf(each))).toEqual([]);
  expect(components.filter(({ type }) => type === 'data').map(licenseOf)).toEqual([
    'CC-BY-4.0',
    'BSD-3-Clause',
  ]);
});

it('is printed by the command, and is part of every release', async () => {
  expect(await run('sbom')).toEqual({ code: 0, out: command, error: '' });
  const folder = mkdtempSync(join(tmpdir(), 'formpress-sbom-'));
  try {
    const target = join(folder, 'dist');
    const definitions = join(root, 'packages/cli/template/definitions');
    expect(await run('build', definitions, '--out', target, '--no-cache')).toMatchObject({
      code: 0,
    });
    const built = readFileSync(join(target, 'sbom.cdx.json'), 'utf8');
    expect(JSON.parse(built)).toEqual(JSON.parse(command));
    const { files } = JSON.parse(readFileSync(join(target, 'release.json'), 'utf8'));
    expect(files['sbom.cdx.json']).toMatchObject({ size: Buffer.byteLength(built) });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
