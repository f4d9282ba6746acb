import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { runFormpress } from '../foundation/run-formpress.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));
const translations = 'us/AL/AL101/translations/es.yaml';
const pair = '- { en: Two, es: Dos }';
const unused = 'No text of these forms has these words, so the translation is never used.';
const advice = 'Remove the pair, or write the English exactly as in the form.';

let locked = '';
let folder = '';
beforeAll(async () => {
  locked = await mkdtemp(join(tmpdir(), 'formpress-locked-'));
  await cp(smallestForm, locked, { recursive: true });
  await runFormpress('lock', locked);
}, 60_000);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-cli-outputs-'));
  await cp(locked, definitions(), { recursive: true });
  await put(pair);
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => rm(locked, { recursive: true, force: true }));

const definitions = () => join(folder, 'definitions');

async function run(...words: string[]) {
  const { code, out, error } = await runFormpress(...words);
  return { code, out: out.replaceAll(folder, ''), error: error.replaceAll(folder, '') };
}

/** Writes a file of translations. A translation that no form uses is a warning. */
async function put(lines: string): Promise<void> {
  const file = join(definitions(), translations);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${lines}\n`);
}

it('counts accepted warnings separately, and shows them on request', async () => {
  await put(`# accept unused-translation: asked next year\n${pair}`);
  expect(await run('check', definitions())).toEqual({
    code: 0,
    out: '0 errors, 0 warnings, 1 warning accepted.\n1 form version, nothing wrong.\n',
    error: '',
  });
  expect((await run('check', definitions(), '--show-accepted')).out).toBe(
    `/definitions/${translations}:2:9  accepted  unused-translation

  ${unused}

    1 | # accept unused-translation: asked next year
  > 2 | ${pair}
      |         ^^^

  Accepted: asked next year

0 errors, 0 warnings, 1 warning accepted.
1 form version, nothing wrong.
`,
  );
});

it('exits with 1 when there are more warnings than allowed, and builds nothing', async () => {
  const dist = join(folder, 'dist');
  const few = await run('check', definitions(), '--max-warnings', '1', '--format', 'github');
  expect(few).toMatchObject({ code: 0, error: '' });
  const many = await run('build', definitions(), '--out', dist, '--max-warnings', '0');
  expect(many).toEqual({
    code: 1,
    out: `/definitions/${translations}:1:9  warning  unused-translation

  ${unused}

  > 1 | ${pair}
      |         ^^^

  ${advice}

0 errors, 1 warning.
`,
    error: 'There is 1 warning, but --max-warnings allows 0.\n',
  });
  expect(await readdir(folder)).toEqual(['definitions']);
  await put(`# accept unused-translation: asked next year\n${pair}`);
  expect((await run('check', definitions(), '--max-warnings', '0')).code).toBe(0);
});

it('sums up several findings by form and place, and says where to begin', async () => {
  await put('- { en: Two, es: Dos }\n- { en: Three, es: Tres }');
  const form = 'us/AL/AL101/2026.1.0/form.yaml';
  const file = join(definitions(), form);
  await writeFile(file, (await readFile(file, 'utf8')).replace('is: 1000', 'is: 1001'));
  const { code, out, error } = await run('check', definitions());
  expect([code, error]).toEqual([1, '']);
  expect(out.split('\n').slice(-5)).toEqual([
    'us/AL/AL101           2 warnings',
    'us/AL/AL101/2026.1.0  1 error',
    '1 error, 2 warnings.',
    `Begin with /definitions/${form}:7: The amount "allowanceEach" was "1000" and is "1001".`,
    '',
  ]);
});

it('prints nothing but the format to standard output', async () => {
  expect(await run('check', definitions(), '--format', 'github')).toEqual({
    code: 0,
    out: `::warning file=/definitions/${translations},line=1,endLine=1,col=9,endColumn=11,title=unused-translation::${unused}%0A%0A${advice}\n`,
    error: '',
  });
  expect(JSON.parse((await run('check', definitions(), '--json')).out)).toEqual(
    JSON.parse((await run('check', definitions(), '--format', 'json')).out),
  );
});

it('prints to a file, and summarizes it in one line', async () => {
  const file = join(folder, 'found.sarif');
  const words = ['check', definitions(), '--format', 'sarif', '--output'];
  expect(await run(...words, file)).toEqual({ code: 0, out: '', error: '0 errors, 1 warning.\n' });
  expect(JSON.parse(await readFile(file, 'utf8')).runs[0].results).toHaveLength(1);
  expect(await run(...words, join(folder, 'none', 'found.sarif'))).toEqual({
    code: 1,
    out: '',
    error: '"/none/found.sarif" cannot be written. Name a file in a folder that exists.\n',
  });
});

it('exits with 2 on an invalid format or number', async () => {
  expect((await run('check', definitions(), '--format', 'xml')).code).toBe(2);
  expect((await run('check', definitions(), '--max-warnings', 'few')).code).toBe(2);
});

it('lists all codes by topic, also for programs', async () => {
  const { code, out } = await run('explain', '--list');
  expect(code).toBe(0);
  expect(out).toMatch(/^Files and folders\n {2}bad-link +error +A .*\.\n/);
  const list = JSON.parse((await run('explain', '--list', '--json')).out);
  expect(list[0]).toMatchObject({
    code: 'bad-link',
    severity: 'error',
    topic: 'Files and folders',
  });
  expect(list).toHaveLength(out.match(/^ {2}\S/gm)?.length ?? 0);
  expect(await run('explain')).toEqual({
    code: 2,
    out: '',
    error: 'Name a code, or list them all with --list.\n',
  });
});
