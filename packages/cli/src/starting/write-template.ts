import {
  constants,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownSource } from './own-source.ts';

const template = fileURLToPath(new URL('../../template', import.meta.url));

/** Writes the template into a folder that is new or empty. */
export function writeTemplate(folder: string): void {
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const target = join(folder, writtenName(relative(template, file)));
    mkdirSync(dirname(target), { recursive: true });
    if (basename(target) === 'package.json') writePackageFile(file, target);
    else writeFileSync(target, readFileSync(file), { flag: 'wx' });
  }
}

/** The name of a template file. npm leaves .gitignore out of packages, so it has another name in ours. */
function writtenName(path: string): string {
  return path === 'gitignore' ? '.gitignore' : path;
}

/** Writes package.json. The tarball that Formpress came from is copied too, so that the folder can be installed anywhere. */
function writePackageFile(file: string, target: string): void {
  const { version, tarball } = ownSource();
  const contents = JSON.parse(readFileSync(file, 'utf8')) as object;
  const dependencies = { formpress: tarball ? `file:${basename(tarball)}` : version };
  if (tarball)
    copyFileSync(tarball, join(dirname(target), basename(tarball)), constants.COPYFILE_EXCL);
  const text = `${JSON.stringify({ ...contents, dependencies }, null, 2)}\n`;
  writeFileSync(target, text, { flag: 'wx' });
}
