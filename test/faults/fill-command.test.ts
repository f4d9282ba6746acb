import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { runFormpress } from '../foundation/run-formpress.ts';
import { compiledRelease } from '../service/compiled-release.ts';
import { fillWith, request } from '../service/fill-calls.ts';
import { serviceForTests, temporaryFolder } from '../service/service-for-tests.ts';
import { endAll, startProcess } from './formpress-process.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder.path, name);
const release = at('release');
const people = at('people.ndjson');
const count = 1_500;
/** Every hundredth line is refused. */
const isRefused = (line: number) => line % 100 === 0;
const bodyOf = (line: number) => ({
  ...request,
  employee: { ...request.employee, firstName: 'Zebedee' },
  fields: { ...request.fields, dependents: isRefused(line) ? 'Planted' : line % 9 },
});
const numbers = Array.from({ length: count }, (_, index) => index + 1);

beforeAll(async () => {
  await compiledRelease(kitchenSink, release);
  writeFileSync(people, numbers.map((line) => `${JSON.stringify(bodyOf(line))}\n`).join(''));
}, 300_000);
afterAll(async () => {
  await endAll();
  folder.remove();
});

/** Completes all lines in this process. */
function fillHere(out: string, ...more: string[]) {
  const own = ['--release', release, '--out', at(out), '--jobs', '1'];
  return runFormpress('fill', people, ...own, ...more);
}

function startFill(out: string, ...more: string[]) {
  return startProcess('formpress', [
    'fill',
    people,
    '--release',
    release,
    '--out',
    at(out),
    ...more,
  ]);
}

type Result = { line: number; file?: string; bytes?: number; statusCode?: number };

/** The results in a folder by line, each with the bytes of its PDF. Every file in it must belong to one. */
function resultsIn(out: string): Map<number, Result & { pdf?: Buffer }> {
  const results = new Map<number, Result & { pdf?: Buffer }>();
  const names = readdirSync(at(out)).filter((name) => name !== 'batch.json');
  expect(names.filter((name) => !/^lines-\d{9}$/.test(name))).toEqual([]);
  for (const name of names) {
    const block = at(join(out, name));
    const lines = readFileSync(join(block, 'results.ndjson'), 'utf8').trimEnd().split('\n');
    const files = new Set(readdirSync(block));
    files.delete('results.ndjson');
    for (const text of lines) {
      const result = JSON.parse(text) as Result;
      expect(results.has(result.line)).toBe(false);
      const pdf = result.file === undefined ? undefined : readFileSync(join(block, result.file));
      expect(pdf?.length).toBe(result.bytes);
      if (result.file !== undefined) files.delete(result.file);
      results.set(result.line, { ...result, ...(pdf && { pdf }) });
    }
    expect([...files]).toEqual([]);
  }
  return results;
}

function expectEveryLineOnce(out: string): void {
  const results = resultsIn(out);
  expect([...results.keys()].sort((a, b) => a - b)).toEqual(numbers);
  const refused = [...results.values()].filter(({ statusCode }) => statusCode === 400);
  expect(refused.map(({ line }) => line).sort((a, b) => a - b)).toEqual(numbers.filter(isRefused));
}

it('completes every line as the service does, and says nothing personal', async () => {
  const { code, out, error } = await fillHere('whole');
  expect([code, out]).toEqual([0, '1,500 lines: 1,485 PDFs, 15 refused.\n']);
  expectEveryLineOnce('whole');
  const service = await serviceForTests(release);
  const results = resultsIn('whole');
  for (const line of [1, 257, 1_499]) {
    const { pdf, taxParameters } = await fillWith(service, bodyOf(line));
    const result = results.get(line);
    expect([result?.pdf?.toString('base64'), result]).toEqual([
      pdf,
      expect.objectContaining({ taxParameters }),
    ]);
  }
  await service.close();
  const names = readdirSync(at('whole'), { recursive: true }).join('\n');
  expect(names).toMatch(/^[\w/.\n-]*$/);
  for (const secret of ['Zebedee', 'Planted', '123-45-6789']) {
    expect([secret, `${names}${out}${error}`.includes(secret)]).toEqual([secret, false]);
  }
}, 60_000);

it('goes on where it was killed, and loses and doubles nothing', async () => {
  const run = startFill('killed', '--jobs', '2');
  const done = () =>
    readdirSync(folder.path).includes('killed')
      ? readdirSync(at('killed')).filter((name) => name.startsWith('lines')).length
      : 0;
  await expect.poll(done, { timeout: 100_000, interval: 5 }).toBeGreaterThan(0);
  run.kill('SIGKILL');
  await run.ended;
  // Its workers end by themselves.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const again = startFill('killed', '--jobs', '2');
  expect(await again.ended).toBe(0);
  expect(again.out()).toMatch(
    /1,500 lines: 1,485 PDFs, 15 refused, [\d,]+ of them in an earlier run\.\n$/,
  );
  expectEveryLineOnce('killed');
}, 240_000);

it('shares a folder among processes that are killed and started again, each with its partition', async () => {
  const start = (index: number) => startFill('shared', '--jobs', '1', '--partition', `${index}/2`);
  // Two of them have the same partition, as when a pod is replaced before it has ended.
  const first = [start(0), start(1), start(1)];
  await Promise.race(first.map(({ ended }) => ended));
  for (const run of first) run.kill('SIGKILL');
  await Promise.all(first.map(({ ended }) => ended));
  const second = [start(0), start(1)];
  expect(await Promise.all(second.map(({ ended }) => ended))).toEqual([0, 0]);
  expectEveryLineOnce('shared');
}, 240_000);

it('does a damaged folder again', async () => {
  cpSync(at('whole'), at('damaged'), { recursive: true });
  truncateSync(at('damaged/lines-000000001/000000007.pdf'), 10);
  rmSync(at('damaged/lines-000000257/000000301.pdf'));
  expect(await fillHere('damaged')).toMatchObject({
    code: 0,
    out: '1,500 lines: 1,485 PDFs, 15 refused, 988 of them in an earlier run.\n',
  });
  expectEveryLineOnce('damaged');
}, 60_000);

it.each([
  ['another input', ['--digest', '0'.repeat(64)], 'was begun with another input'],
  ['another time zone', ['--timezone', 'America/New_York'], 'was begun with another --timezone'],
])('does not go on with %s', async (_, more, says) => {
  expect(await fillHere('whole', ...more)).toMatchObject({
    code: 1,
    error: `The batch in "${at('whole')}" ${says}. Continue with the same input, release and options, or name a new folder.\n`,
  });
});

it.each([
  ['no release', ['--out', 'x'], 'Name the release: --release FOLDER.'],
  [
    'no folder',
    ['--release', release],
    'Name the folder for the PDFs with --out FOLDER, or try with --dry-run.',
  ],
  [
    'a partition that there is not',
    ['--release', release, '--out', at('x'), '--partition', '3/3'],
    'Give --partition as INDEX/COUNT, counted from 0: 0/8 is the first of eight.',
  ],
  [
    'a folder without a release',
    ['--release', at('none'), '--out', at('x')],
    `There is no release in ${at('none')}: release.json cannot be read.`,
  ],
  [
    'a folder with other files',
    ['--release', release, '--out', folder.path],
    `The folder "${folder.path}" has other files in it. Name a new folder, or one in which a batch was begun.`,
  ],
])('says what is wrong with %s', async (_, words, says) => {
  expect(await runFormpress('fill', people, '--jobs', '1', ...words)).toEqual({
    code: 1,
    out: '',
    error: `${says}\n`,
  });
});

it('says once what is wrong for all of its processes', async () => {
  const words = ['fill', people, '--release', at('none'), '--out', at('x'), '--jobs', '2'];
  const run = startProcess('formpress', words);
  expect([await run.ended, run.out()]).toEqual([
    1,
    `There is no release in ${at('none')}: release.json cannot be read.\n`,
  ]);
}, 60_000);

it('tries a batch without writing anything', async () => {
  const before = readdirSync(folder.path);
  const words = ['--release', release, '--dry-run', '--jobs', '1'];
  expect(await runFormpress('fill', people, ...words)).toMatchObject({
    code: 0,
    out: '1,500 lines: 1,485 PDFs, 15 refused.\n',
  });
  expect(readdirSync(folder.path)).toEqual(before);
});

it('counts one line in the singular', async () => {
  const one = at('one.ndjson');
  writeFileSync(one, `${JSON.stringify(bodyOf(1))}\n`);
  const words = ['--release', release, '--dry-run', '--jobs', '1'];
  expect(await runFormpress('fill', one, ...words)).toMatchObject({
    code: 0,
    out: '1 line: 1 PDF, 0 refused.\n',
  });
});
