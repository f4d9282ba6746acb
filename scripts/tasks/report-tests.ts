import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { noAgencyPdfs } from '../../test/foundation/agency-pdfs.ts';
import {
  noTests,
  printSummary,
  sumOf,
  type TestSummary,
} from '../../test/foundation/test-summary.ts';
import { forget, type RanTask, root } from './turbo-run.ts';

/** Removes the summaries of earlier runs, so that they are not mistaken for this run's. */
export function withoutOldSummaries(): void {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
  for (const directory of ['.', ...packages]) {
    const folder = join(root, directory, '.turbo');
    const names = existsSync(folder) ? readdirSync(folder) : [];
    for (const name of names.filter((each) => /^tests-.*\.json$/.test(each)))
      rmSync(join(folder, name));
  }
}

/** Adds up the results of the test tasks, and discards cached results that may not be repeatable. */
export function reportTests(tasks: RanTask[]): void {
  const summaries = tasks.map((task) => {
    const summary = summaryOf(task);
    if (!mayBeReused(summary)) forget(task);
    return summary;
  });
  process.stdout.write(printSummary(sumOf(summaries)));
}

/** The summary of a task. One that ended before its tests counts as failed. */
function summaryOf({ taskId, directory, execution }: RanTask): TestSummary {
  const script = taskId.slice(taskId.indexOf('#') + 1);
  const file = join(root, directory, '.turbo', `tests-${script.replace(':', '-')}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as TestSummary;
  if (execution?.exitCode === 0) return noTests();
  return { ...noTests(), failed: 1, failures: [`${taskId} ended before its tests`] };
}

/**
 * Whether a result may be reused: all skipped tests were skipped for reasons that test-conditions.ts
 * covers. Any other reason may be gone the next time, such as a network that was down.
 */
export function mayBeReused({ reasons }: TestSummary): boolean {
  const known = [noAgencyPdfs, 'mounting needs root'];
  return Object.keys(reasons).every(
    (reason) => known.includes(reason) || reason.includes(': apt-get install '),
  );
}
