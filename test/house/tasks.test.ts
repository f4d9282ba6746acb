import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { namesOf } from '../../scripts/tasks/names-of.ts';
import { mayBeReused } from '../../scripts/tasks/report-tests.ts';
import { testConditions } from '../../scripts/tasks/test-conditions.ts';
import { root, turboCommand } from '../../scripts/tasks/turbo-run.ts';
import { noAgencyPdfs } from '../foundation/agency-pdfs.ts';
import { noTests } from '../foundation/test-summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'formpress-tasks-'));
const pdfs = join(folder, 'pdfs');
const otherPdfs = join(folder, 'other-pdfs');
const tools = join(folder, 'tools');
for (const each of [pdfs, otherPdfs, tools]) mkdirSync(each);
writeFileSync(join(tools, 'qpdf'), 'a tool');
afterAll(() => rmSync(folder, { recursive: true }));

type Task = { taskId: string; hash: string; command: string; inputs: Record<string, string> };

/** The tasks that turbo would run for "npm test". */
function testTasks(env: NodeJS.ProcessEnv = {}, now = new Date()): Task[] {
  const { ALL, REQUIRE_TOOLS, SEED, UPDATE, ...usual } = process.env;
  const machine = { ...usual, AGENCY_PDFS: pdfs, ...env };
  const call = turboCommand([...namesOf('test'), '--dry=json'], machine, now);
  const { stdout } = spawnSync(call.command, call.args, {
    cwd: root,
    env: call.env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { tasks } = JSON.parse(stdout) as { tasks: Task[] };
  return tasks.filter(({ command }) => command !== '<NONEXISTENT>');
}

const isBuild = ({ taskId }: Task) => /[#:]build$/.test(taskId);
const hashes = (tasks: Task[]) => tasks.map(({ taskId, hash }) => `${taskId} ${hash}`);
const before = testTasks();

/** The tasks whose key has changed. */
const changed = (tasks: Task[]) => {
  const known = new Set(hashes(before));
  return tasks.filter((each) => !known.has(`${each.taskId} ${each.hash}`));
};

const allTests = before.filter((each) => !isBuild(each)).map(({ taskId }) => taskId);

it('has the same keys when nothing has changed', () => {
  expect(allTests.length).toBeGreaterThan(15);
  expect(changed(testTasks())).toEqual([]);
});

it.each([
  ['REQUIRE_TOOLS', '1'],
  ['ALL', '1'],
  ['SEED', '7'],
  ['AGENCY_PDFS', otherPdfs],
  ['PATH', `${tools}${delimiter}${process.env.PATH}`],
])('has other keys for every test, and for no build, with another %s', (name, value) => {
  expect(changed(testTasks({ [name]: value })).map(({ taskId }) => taskId)).toEqual(allTests);
});

it('has other keys for every test when an agency file is added or changed, and on another day', () => {
  const file = join(pdfs, 'W-4.pdf');
  writeFileSync(file, 'one');
  const first = testTasks();
  expect(changed(first).map(({ taskId }) => taskId)).toEqual(allTests);
  writeFileSync(file, 'two');
  const second = testTasks();
  rmSync(file);
  const known = new Set(hashes(first));
  const same = second.filter((each) => known.has(`${each.taskId} ${each.hash}`));
  expect(same.filter((each) => !isBuild(each))).toEqual([]);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  expect(changed(testTasks({}, tomorrow)).map(({ taskId }) => taskId)).toEqual(allTests);
});

it('has another key when a tool is upgraded or removed', () => {
  const conditions = () => testConditions({ AGENCY_PDFS: pdfs, PATH: tools });
  const first = conditions();
  writeFileSync(join(tools, 'qpdf'), 'the same tool, upgraded');
  const second = conditions();
  rmSync(join(tools, 'qpdf'));
  expect(new Set([first, second, conditions()]).size).toBe(3);
});

it('neither reuses nor caches results when expected files are rewritten', () => {
  expect(turboCommand(['test'], { UPDATE: '1' }).args).toContain('--cache=local:,remote:');
  expect(turboCommand(['test'], {}).args).toContain('--cache=local:rw');
});

it('does not reuse a result in which a test was skipped for a reason outside the key', () => {
  const withReason = (reason: string) =>
    mayBeReused({ ...noTests(), passed: 1, skipped: 1, reasons: { [reason]: 1 } });
  expect(withReason(noAgencyPdfs)).toBe(true);
  expect(withReason('qpdf is not installed: apt-get install qpdf')).toBe(true);
  expect(withReason('the npm registry cannot be reached')).toBe(false);
  expect(withReason('no reason given')).toBe(false);
});

function filesBelow(top: string): string[] {
  const names = readdirSync(join(root, top), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => !/node_modules|dist\//.test(name)).map((name) => join(top, name));
}

it('runs every test in one task, which has it in its key', () => {
  const tests = [...filesBelow('test'), ...filesBelow('packages')].filter((file) =>
    file.endsWith('.test.ts'),
  );
  expect(tests.length).toBeGreaterThan(200);
  for (const file of tests) {
    const tasks = before.filter(({ command }) =>
      [...command.matchAll(/ ((?:test|packages)\/[\w-]+\/)/g)].some(([, start = '']) =>
        file.startsWith(start),
      ),
    );
    const [task] = tasks;
    const name = task?.taskId.startsWith('//#') ? file : file.split('/').slice(2).join('/');
    expect([file, tasks.length, name in (task?.inputs ?? {})]).toEqual([file, 1, true]);
  }
});

it('includes in the key of a package’s tests whatever they import or open outside the package', () => {
  const task = before.find(({ taskId }) => taskId === '@formpress/model#test');
  const outside = Object.keys(task?.inputs ?? {}).filter((name) => name.startsWith('../../'));
  const shared = outside.map((name) => name.slice('../../'.length));
  const isShared = (path: string) =>
    shared.some((name) => name === path || name.startsWith(`${path}/`));
  const unknown = filesBelow('packages').flatMap((file) => {
    if (!/\.test\.ts$|^packages\/[a-z]+\/test\/.*\.ts$/.test(file)) return [];
    const text = readFileSync(join(root, file), 'utf8');
    const paths = [...text.matchAll(/'(\.\.\/[^'\n]*)'/g)].map(([, path = '']) =>
      relative(root, resolve(root, dirname(file), path)),
    );
    const named = [...text.matchAll(/'((?:test|schemas|docs|examples|scripts)\/[^'\n]*)'/g)];
    const all = [...paths, ...named.map(([, path = '']) => path)];
    return all
      .filter((path) => /^(?:test|schemas|docs|examples|scripts|definitions)\//.test(path))
      .filter((path) => !isShared(path))
      .map((path) => `${file} reads ${path}`);
  });
  expect(unknown).toEqual([]);
});
