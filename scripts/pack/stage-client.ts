import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sbomOf } from '../sbom/sbom-of.ts';
import { formPackages, shippedClient } from '../sbom/shipped-packages.ts';
import { copyBuilt } from './built-files.ts';
import { pinnedDependencies, readPackageFile, writePackageFile } from './package-file.ts';

/** Stages the package @formpress/client: its code and the core that walks forms, types, bill of materials. */
export function stageClient(root: string, staged: string): void {
  const source = join(root, 'packages', 'client');
  mkdirSync(staged, { recursive: true });
  for (const name of [...formPackages, 'client'])
    copyBuilt({ root, staged, name }, join('packages', name, 'dist'), ['.js', '.d.ts'], isNeeded);
  copyFileSync(join(source, 'README.md'), join(staged, 'README.md'));
  const shipped = shippedClient(root);
  writeFileSync(join(staged, 'sbom.cdx.json'), sbomOf(shipped));
  const { description, license } = readPackageFile(source);
  const entry = './packages/client/dist/index';
  writePackageFile(staged, {
    name: shipped.name,
    version: shipped.version,
    description,
    license,
    engines: { node: readPackageFile(root).engines.node },
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: `${entry}.d.ts`, default: `${entry}.js` } },
    dependencies: pinnedDependencies(shipped.tree),
  });
}

/** Whether the client needs a file of the form element: only the core, because it shows nothing. */
function isNeeded(source: string): boolean {
  return !/^(?:element\.ts|elements\/|templates\/|texts\/)/.test(source);
}
