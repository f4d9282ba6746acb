import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sbomOf } from '../sbom/sbom-of.ts';
import { formPackages, shippedForm } from '../sbom/shipped-packages.ts';
import { copyBuilt } from './built-files.ts';
import { pinnedDependencies, readPackageFile, writePackageFile } from './package-file.ts';

/** Stages the package @formpress/form: the element in one file, the core with our formulas beside it, types, bill of materials. */
export function stageForm(root: string, staged: string): void {
  const source = join(root, 'packages', 'form');
  mkdirSync(staged, { recursive: true });
  for (const name of formPackages)
    copyBuilt({ root, staged, name }, join('packages', name, 'dist'), ['.js', '.d.ts']);
  copyFileSync(join(source, 'README.md'), join(staged, 'README.md'));
  copyFileSync(join(source, 'bundle/formpress-form.js'), join(staged, 'formpress-form.js'));
  const shipped = shippedForm(root);
  writeFileSync(join(staged, 'sbom.cdx.json'), sbomOf(shipped));
  const { description, license } = readPackageFile(source);
  const entry = (name: string) => ({
    types: `./packages/form/dist/${name}.d.ts`,
    default: `./packages/form/dist/${name}.js`,
  });
  writePackageFile(staged, {
    name: shipped.name,
    version: shipped.version,
    description,
    license,
    engines: { node: readPackageFile(root).engines.node },
    type: 'module',
    sideEffects: ['./packages/form/dist/element.js', './formpress-form.js'],
    exports: {
      '.': entry('index'),
      './element': entry('element'),
      './formpress-form.js': './formpress-form.js',
    },
    dependencies: pinnedDependencies(shipped.tree),
  });
}
