import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandPackages, shippedCommand } from '../sbom/shipped-packages.ts';
import { copyAsIs, copyBuilt, filesBelow } from './built-files.ts';
import { pinnedDependencies, readPackageFile, writePackageFile } from './package-file.ts';

const bin = 'packages/cli/bin/formpress.js';

/**
 * Stages the package formpress. Everything keeps its path in the workspace, because the code finds
 * schemas, pages and tables by relative paths.
 */
export function stageCommand(root: string, staged: string): void {
  mkdirSync(staged, { recursive: true });
  for (const name of commandPackages) {
    copyBuilt({ root, staged, name }, join('packages', name, 'dist'), ['.js']);
    writeOwnPackageFile(root, staged, name);
  }
  for (const page of filesBelow(join(root, 'packages/compiler/src')).filter(isPage))
    copyAsIs(root, staged, join('packages/compiler/src', page));
  for (const path of [
    bin,
    'packages/cli/bin/bundled-packages.js',
    'packages/cli/bin/thread.js',
    'packages/cli/bin/load-bundle.js',
    'packages/cli/bin/load-main.js',
    'packages/cli/bin/package.json',
    'packages/cli/bundle/main.cjs',
    'packages/cli/template',
    'packages/service/data',
    'packages/studio/bundle',
    'schemas',
    'sbom.cdx.json',
    'NOTICE',
  ])
    copyAsIs(root, staged, path);
  // Where nothing is built, the bundle cannot be outdated.
  writeFileSync(join(staged, 'packages/cli/bundle/packages.json'), '{}\n');
  copyFileSync(join(root, 'packages/cli/README.md'), join(staged, 'README.md'));
  const { name, version, tree } = shippedCommand(root);
  const { engines, description, license } = readPackageFile(root);
  writePackageFile(staged, {
    name,
    version,
    description,
    license,
    engines: { node: engines.node },
    bin: { formpress: bin },
    dependencies: pinnedDependencies(tree),
  });
}

/** Writes a package.json with only what the code reads: version, libraries and module type. */
function writeOwnPackageFile(root: string, staged: string, name: string): void {
  const folder = join('packages', name);
  const { version, description, license, dependencies = {} } = readPackageFile(join(root, folder));
  writePackageFile(join(staged, folder), {
    name: `@formpress/${name}`,
    version,
    private: true,
    type: 'module',
    description,
    license,
    dependencies,
  });
}

function isPage(file: string): boolean {
  return file.endsWith('.md');
}
