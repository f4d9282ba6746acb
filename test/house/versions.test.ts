import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['.', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))];

type PackageFile = { version: string; license: string; dependencies?: Record<string, string> };

const files = folders.map(
  (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageFile,
);
const version = files[0]?.version ?? '';

it('has one version in all packages and in their dependencies on each other', () => {
  expect(files.map((file) => file.version)).toEqual(files.map(() => version));
  const needed = files.flatMap(({ dependencies = {} }) => Object.entries(dependencies));
  const own = needed.filter(([name]) => name.startsWith('@formpress/'));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter(([, wanted]) => wanted !== version)).toEqual([]);
});

it('names no other version of itself in documents, examples and the Containerfile', () => {
  const places = ['*.md', 'docs', 'examples', 'packages/*/README.md', 'Containerfile'];
  const listed = execFileSync('git', ['ls-files', '-z', ...places], {
    cwd: root,
    encoding: 'utf8',
  });
  const all = listed.split('\0').filter((file) => file !== '' && file !== 'CHANGELOG.md');
  const pattern =
    /formpress(?:-client)?[-:](\d+\.\d+\.\d+)|newTag: (\d+\.\d+\.\d+)|image\.version="(\d+\.\d+\.\d+)/g;
  const named = all.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(
      ([, ...versions]) => `${file}: ${versions.find(Boolean)}`,
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  const isRecipe = (line: string) => line.startsWith('docs/releasing.md');
  expect(named.filter((line) => !line.endsWith(`: ${version}`) && !isRecipe(line))).toEqual([]);
});

it('begins the changelog with unreleased changes, followed by this version', () => {
  const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);
  expect(headings[0]).toBe('Unreleased');
  expect(headings[1]).toMatch(
    new RegExp(`^${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`),
  );
});

it('leaves the license to the owner', () => {
  expect(files.map(({ license }) => license)).toEqual(files.map(() => 'UNLICENSED'));
});
