import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPackageFile } from '../../scripts/pack/package-file.ts';
import { definitions } from '../foundation/compile-folder.ts';
import { copyOwnForms } from '../foundation/own-forms.ts';
import { withTool } from '../foundation/system-tools.ts';
import { registryForTests } from '../registry/registry-for-tests.ts';
import { type Bill, fullName, licenseOf, sureVersion } from './bill.ts';
import { installedModules } from './installed-modules.ts';
import { describeWithRegistry } from './npm-registry.ts';
import { createStranger, pack, type Started, type Stranger } from './stranger.ts';
import { coreWalk, expectSigned, sign, w4 } from './stranger-forms.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const { version } = readPackageFile(root);

describeWithRegistry('a stranger with the tarballs', () => {
  let stranger: Stranger;
  let service: Started;
  let [origin, key] = ['', ''];
  const installed = (...path: string[]) => join(stranger.folder, 'tool', 'node_modules', ...path);
  const npx = ['--loglevel=error', '--no-install', 'formpress'];
  const formpress = (place: string, ...words: string[]) =>
    stranger.run(place, installed('.bin', 'formpress'), words);

  beforeAll(async () => {
    stranger = createStranger();
    pack(join(stranger.folder, 'downloads'));
    for (const name of ['tool', 'client', 'form']) await mkdir(join(stranger.folder, name));
    const install = (place: string, file: string) =>
      stranger.run(place, 'npm', ['install', join('..', 'downloads', file)]);
    const { status, error } = install('tool', `formpress-${version}.tgz`);
    expect({ status, unfit: error.includes('EBADENGINE') }).toEqual({ status: 0, unfit: false });
    expect(install('client', `formpress-client-${version}.tgz`)).toMatchObject({ status: 0 });
    expect(install('form', `formpress-form-${version}.tgz`)).toMatchObject({ status: 0 });
    const init = stranger.run('tool', 'npx', [...npx, 'init', 'my-forms']);
    expect(init).toMatchObject({ status: 0, error: '' });
    service = stranger.start('tool/my-forms', 'npx', [...npx, 'start'], { PORT: '0' });
    [, origin = ''] = await service.says(/Base URL +(\S+)\/v1/);
    [, key = ''] = await service.says(/Development key +(\S+)/);
  }, 300_000);
  afterAll(() => stranger.leave());

  it('installs nothing of the workspace', () => {
    const folder = installed('formpress');
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const wrong = files
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => readFileSync(file, 'latin1').includes(root));
    expect(files.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
    expect(entries.filter((entry) => entry.isSymbolicLink())).toEqual([]);
  });

  it('creates a valid starter folder, and never overwrites one', () => {
    expect(formpress('tool/my-forms', 'check', '--max-warnings', '0')).toEqual({
      status: 0,
      out: '1 form version, nothing wrong.\n',
      error: '',
    });
    expect(formpress('tool', 'init', 'my-forms')).toEqual({
      status: 1,
      out: '',
      error:
        '"my-forms" is not empty, and nothing is overwritten. Name a folder that is new or empty.\n',
    });
  });

  it('builds a release, reports the same when nothing changed, and recompiles what did', () => {
    const built = { status: 0, out: expect.stringMatching(/^\d+ files in dist\.\n$/), error: '' };
    expect(formpress('tool/my-forms', 'build')).toEqual(built);
    expect(readdirSync(join(stranger.folder, 'tool/my-forms/.formpress'))).toEqual(['cache']);
    expect(formpress('tool/my-forms', 'build')).toEqual(built);
    const version = join(stranger.folder, 'tool/my-forms/definitions/us/WY/WY901/2026.1.0');
    const questions = join(version, 'questions.yaml');
    writeFileSync(questions, `${readFileSync(questions, 'utf8')}# Changed.\n`);
    expect(formpress('tool/my-forms', 'build')).toEqual(built);
    const pages = readdirSync(join(stranger.folder, 'tool/my-forms/dist'), { recursive: true });
    expect(pages.filter((name) => String(name).endsWith('.png'))).toHaveLength(1);
  });

  it('checks many forms, some of them in threads', () => {
    for (const part of ['shared', 'us/AL', 'us/AR', 'us/AZ', 'us/CA', 'us/MI', 'us/NY', 'us/WI'])
      cpSync(join(definitions, part), join(stranger.folder, 'tool/many', part), {
        recursive: true,
      });
    expect(formpress('tool', 'check', 'many')).toMatchObject({
      status: 0,
      out: expect.stringMatching(/\n\d+ form versions, nothing wrong\.\n$/),
    });
  });

  it.each([
    ['show', ['show', 'WY901', 'QS1', '--lang', 'es'], /¿Está su salario exento/],
    ['explain', ['explain', 'unknown-key'], /^# unknown-key/],
    ['proof', ['proof', 'WY901'], /WY901-2026\.1\.0\.html/],
    ['keys', ['keys', 'create', 'payroll', '--file', 'keys.json'], /^formpress_/],
    ['sbom', ['sbom'], /"bomFormat": "CycloneDX"/],
  ])('runs %s', (_, words, said) => {
    const { status, out } = formpress('tool/my-forms', ...words);
    expect({ status, out }).toEqual({ status: 0, out: expect.stringMatching(said) });
  });

  withTool('docker-registry')('publishes a release that it signed, and verifies it', async () => {
    const registry = await registryForTests(join(stranger.folder, 'registry'));
    try {
      const [place, key] = [`oci://${registry.host}/forms:stable`, 'release-key.pem'];
      for (const words of [
        ['keys', 'signing', key],
        ['publish', 'dist', place, '--key', key, '--channel', 'development'],
        ['verify', place, '--trust', `${key}.pub`],
      ])
        expect(formpress('tool/my-forms', ...words)).toMatchObject({ status: 0 });
    } finally {
      await registry.kill();
    }
  });

  it('signs the form over HTTP', async () => {
    const people = { employee: { firstName: 'Ana', lastName: 'Sample' } };
    const fields = { isExempt: false, dependents: '2' };
    await expectSigned(await sign(origin, key, { formId: 'WY901', ...people, fields }), ' 1,000 ');
    const page = await fetch(`${origin}/images/WY901/2026.1.0/wy901_1.png`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('walks the form with the client, as its page shows', async () => {
    const [, example = ''] =
      /```ts\n([\s\S]*?)```/.exec(
        readFileSync(
          join(stranger.folder, 'client/node_modules/@formpress/client/README.md'),
          'utf8',
        ),
      ) ?? [];
    const code = example.replace('http://127.0.0.1:8080', origin);
    const { status, out } = compileAndRun('client', `${code}process.stdout.write(pdf);\n`);
    expect(status).toBe(0);
    await expectSigned(out, ' 1,000 ');
  });

  it('walks the form with the core of the element', () => {
    expect(compileAndRun('form', coreWalk(origin))).toEqual({
      status: 0,
      out: '["{\\"isExempt\\":\\"false\\",\\"dependents\\":\\"2\\"}","refused","end"]',
      error: '',
    });
  });

  it('has the element in one file, which needs nothing else', () => {
    const file = join(stranger.folder, 'form/node_modules/@formpress/form/formpress-form.js');
    const text = readFileSync(file, 'utf8');
    expect(text).not.toMatch(/\bimport\b *[{*"']|from *["']/);
    expect(text).toContain('formpress-question-set');
  });

  /** Type-checks a program against what is installed in a folder, and runs it. */
  function compileAndRun(place: string, code: string) {
    const folder = join(stranger.folder, place);
    writeFileSync(join(folder, 'walk.mts'), code);
    const compilerOptions = {
      module: 'NodeNext',
      target: 'ES2022',
      lib: ['ES2023', 'DOM'],
      strict: true,
      typeRoots: [join(root, 'node_modules/@types')],
      types: ['node'],
    };
    const settings = { compilerOptions, files: ['walk.mts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const tsc = join(root, 'node_modules/.bin/tsc');
    expect(stranger.run(place, tsc, [])).toEqual({ status: 0, out: '', error: '' });
    return stranger.run(place, 'node', ['walk.mjs'], { FORMPRESS_KEY: key });
  }

  it('signs a W-4 from a release that several processes serve', async () => {
    await copyOwnForms(join(stranger.folder, 'tool/w4'), ['us/federal/W4101']);
    for (const words of [
      ['build', 'w4', '--out', 'w4-dist'],
      ['install', 'w4-dist', 'releases'],
    ])
      expect(formpress('tool', ...words)).toMatchObject({ status: 0 });
    const words = ['serve', 'releases', '--workers', '2'];
    const several = stranger.start('tool', installed('.bin', 'formpress'), words, { PORT: '0' });
    const [, url = ''] = await several.says(/Base URL +(\S+)\/v1/);
    const [, theirs = ''] = await several.says(/Development key +(\S+)/);
    await expectSigned(await sign(url, theirs, w4), '123-45-6789');
    expect(await several.stop()).not.toContain('"level":"error"');
  });

  it('installs the folder elsewhere from what is in it, as the pipeline does', async () => {
    await cp(join(stranger.folder, 'tool/my-forms'), join(stranger.folder, 'clone'), {
      recursive: true,
      filter: (path) => !/\/(?:\.formpress|\.cache|dist|proofs)$/.test(path),
    });
    const offline = ['--prefer-offline', '--omit=optional'];
    for (const words of [
      ['install', '--package-lock-only', ...offline],
      ['ci', ...offline],
    ])
      expect(stranger.run('clone', 'npm', words)).toMatchObject({ status: 0 });
    const { status, out } = stranger.run('clone', 'npm', ['run', '--silent', 'check']);
    expect({ status, out }).toEqual({ status: 0, out: '1 form version, nothing wrong.\n' });
    const names = installedModules(join(stranger.folder, 'clone/node_modules'));
    expect(names.filter(({ name }) => /^recheck-|^uglify/.test(name))).toEqual([]);
  });

  it.each([
    ['tool', 'formpress'],
    ['client', '@formpress/client'],
    ['form', '@formpress/form'],
  ])('has a bill of materials with every module: %s', (place, shipped) => {
    const modules = join(stranger.folder, place, 'node_modules');
    const text = readFileSync(join(modules, shipped, 'sbom.cdx.json'), 'utf8');
    const { components } = JSON.parse(text) as Bill;
    const libraries = components.filter(
      ({ type, group }) => type === 'library' && group !== '@formpress',
    );
    const versionOf = new Map(
      libraries.map((each) => [`${fullName(each)} ${each.version.split('.')[0]}`, each]),
    );
    const found = installedModules(modules).filter(({ name }) => name !== shipped);
    const unknown = found.filter(({ name, version, license }) => {
      const named = versionOf.get(`${name} ${version.split('.')[0]}`);
      return !named || !version.startsWith(sureVersion(named)) || licenseOf(named) !== license;
    });
    expect(unknown).toEqual([]);
    const there = new Set(found.map(({ name, version }) => `${name} ${version.split('.')[0]}`));
    const required = [...versionOf].filter(([, { scope }]) => scope === 'required');
    expect(required.map(([name]) => name).filter((name) => !there.has(name))).toEqual([]);
  });
});
