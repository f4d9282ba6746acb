import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sbomOf } from '../sbom/sbom-of.ts';
import { shippedClient } from '../sbom/shipped-packages.ts';
import { copyBuilt } from './built-files.ts';
import { pinnedDependencies, readPackageFile, writePackageFile } from './package-file.ts';

/** Stages the package @formpress/client: its code, its types, its bill of materials. */
export function stageClient(root: string, staged: string): void {
  const source = join(root, 'packages', 'client');
  mkdirSync(staged, { recursive: true });
  copyBuilt({ root, staged, name: 'client' }, 'dist', ['.js', '.d.ts']);
  copyFileSync(join(source, 'README.md'), join(staged, 'README.md'));
  const shipped = shippedClient(root);
  writeFileSync(join(staged, 'sbom.cdx.json'), sbomOf(shipped));
  const { description, license } = readPackageFile(source);
  writePackageFile(staged, {
    name: shipped.name,
    version: shipped.version,
    description,
    license,
    engines: { node: readPackageFile(root).engines.node },
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    dependencies: pinnedDependencies(shipped.tree),
  });
}
