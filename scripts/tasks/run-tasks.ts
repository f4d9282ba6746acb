/**
 * npm run build, npm run check and npm test: runs their tasks through turbo, which reuses the result of
 * an earlier run when nothing that a task reads has changed, and lists the reused ones at the end.
 * Arguments after "test" go to vitest: npm test -- test/pdf.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { namesOf } from './names-of.ts';
import { reportTests, withoutOldSummaries } from './report-tests.ts';
import { type RanTask, root, turboRun } from './turbo-run.ts';

/** Two tasks at a time, so that no core waits for the last test of one. A failing task does not stop the others. */
const testOptions = ['--concurrency=2', '--continue=dependencies-successful'];

const [kind = '', ...words] = process.argv.slice(2);
process.exitCode = words.length > 0 ? runVitest() : runTasks();

function runVitest(): number {
  const vitest = createRequire(import.meta.url).resolve('vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...words], {
    cwd: root,
    stdio: 'inherit',
  });
  return status ?? 1;
}

function runTasks(): number {
  if (kind === 'test') withoutOldSummaries();
  const { code, tasks } = turboRun([...namesOf(kind), ...(kind === 'test' ? testOptions : [])]);
  const own = tasks.filter(({ taskId }) => kind !== 'test' || !/[#:]build$/.test(taskId));
  process.stdout.write(`== ${describeReused(own)}\n`);
  if (kind === 'test') reportTests(own);
  return code;
}

function describeReused(tasks: RanTask[]): string {
  const reused = tasks.filter(({ cache }) => cache.status === 'HIT');
  if (reused.length === 0) return 'Reused nothing.';
  const names = reused.map(({ taskId }) => taskId.replace('//#', ''));
  return `Reused ${reused.length} of ${tasks.length}, as nothing they read has changed: ${names.join(', ')}`;
}
