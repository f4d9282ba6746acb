import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readPackageFile } from '../../scripts/pack/package-file.ts';
import { runFormpress as run } from '../foundation/run-formpress.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const template = join(root, 'packages/cli/template');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'formpress-init-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function filesIn(place: string): string[] {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(place.length + 1))
    .sort();
}

it('has no errors and no warnings', async () => {
  const definitions = join(template, 'definitions');
  expect(await run('check', definitions, '--no-cache', '--max-warnings', '0')).toEqual({
    code: 0,
    out: '1 form version, nothing wrong.\n',
    error: '',
  });
});

it('is written as it is, with the version of Formpress that wrote it', async () => {
  const target = join(folder, 'my-forms');
  expect(await run('init', target)).toMatchObject({ code: 0, error: '' });
  const expected = filesIn(template).map((file) => (file === 'gitignore' ? '.gitignore' : file));
  expect(filesIn(target)).toEqual(expected.sort());
  const written = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  expect(written).toEqual({
    ...JSON.parse(readFileSync(join(template, 'package.json'), 'utf8')),
    dependencies: { formpress: readPackageFile(root).version },
  });
  for (const file of filesIn(template).filter((each) => !/^(?:gitignore|package.json)$/.test(each)))
    expect(readFileSync(join(target, file))).toEqual(readFileSync(join(template, file)));
});

it('overwrites nothing', async () => {
  const target = join(folder, 'taken');
  writeFileSync(target, 'Mine.\n');
  expect(await run('init', target)).toEqual({
    code: 1,
    out: '',
    error: `"${target}" is a file. Name a folder that is new or empty.\n`,
  });
  expect(readFileSync(target, 'utf8')).toBe('Mine.\n');
  expect(await run('init', folder)).toEqual({
    code: 1,
    out: '',
    error: `"${folder}" is not empty, and nothing is overwritten. Name a folder that is new or empty.\n`,
  });
  expect(readdirSync(folder).sort()).toEqual(['my-forms', 'taken']);
});

it('points editors to the schemas of the installed package', () => {
  const own = readFileSync(join(root, '.vscode/settings.json'), 'utf8');
  const written = readFileSync(join(template, '.vscode/settings.json'), 'utf8');
  expect(written).toBe(own.replaceAll('"./schemas/', '"./node_modules/formpress/schemas/'));
  const schemas = [...own.matchAll(/"\.\/(schemas\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(schemas.length).toBeGreaterThan(0);
  expect(schemas.filter((schema) => !existsSync(join(root, schema)))).toEqual([]);
});

it('has a pipeline with existing commands, and actions pinned by commit', async () => {
  const text = readFileSync(join(template, '.github/workflows/check.yml'), 'utf8');
  const { jobs } = parse(text) as {
    jobs: { check: { steps: { uses?: string; run?: string }[] } };
  };
  const used = jobs.check.steps.flatMap(({ uses = [] }) => uses);
  expect(used.filter((action) => !/^[a-z/-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  const calls = jobs.check.steps.flatMap(({ run: line = '' }) => line.split('\n'));
  expect(calls.filter((line) => line.startsWith('npx formpress'))).toEqual([
    'npx formpress check definitions --format github --max-warnings 0',
    'npx formpress build definitions --out dist',
  ]);
  for (const [command, option] of [
    ['check', '--max-warnings'],
    ['check', '--format'],
    ['build', '--out'],
  ] as const)
    expect((await run(command, '--help')).out).toContain(option);
});
