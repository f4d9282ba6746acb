import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { noTests, printSummary, type TestSummary } from './test-summary.ts';

/** The parts of the suite, by the prefix of a file's name. The first match is used. */
const parts: [start: string, name: string][] = [
  ['packages/', 'unit'],
  ['test/definitions/explanations', 'pages of codes'],
  ['test/conformance', 'conformance'],
  ['test/fuzz', 'fuzz'],
  ['test/pdf/fuzz', 'fuzz'],
  ['test/hostile-http', 'hostile HTTP'],
  ['test/fleet', 'fleet'],
  ['test/browser', 'browser'],
  ['test/packaging', 'packaging'],
  ['test/registry', 'registry'],
  ['test/operations', 'operations'],
  ['test/access', 'keys and audit'],
  ['test/faults', 'faults'],
  ['test/shown', 'PDF read-backs'],
  ['test/pdf/agency', 'PDF read-backs'],
  ['test/service', 'service'],
  ['test/filling', 'service'],
  ['test/addresses', 'service'],
  ['test/', 'all other'],
];

/**
 * Ends a run with the minutes of each part, the reasons of skipped tests, what failed, and a last line "N passed, N
 * failed, N skipped", which build machines read. In a turbo task it writes them to a file instead, and
 * run-tasks.ts adds them up.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const summary = summaryOf(modules);
    const { TURBO_HASH: task, npm_package_json: file, npm_lifecycle_event: script } = process.env;
    if (!task || !file || !script) {
      process.stdout.write(printSummary(summary));
      return;
    }
    const folder = join(dirname(file), '.turbo');
    mkdirSync(folder, { recursive: true });
    const name = `tests-${script.replace(':', '-')}.json`;
    writeFileSync(join(folder, name), JSON.stringify(summary));
  }
}

function summaryOf(modules: ReadonlyArray<TestModule>): TestSummary {
  const summary = noTests();
  for (const module of modules) {
    const file = module.relativeModuleId;
    if (module.state() === 'failed' && module.errors().length > 0) {
      summary.failed += 1;
      summary.failures.push(describeFailure(file, module.errors()));
    }
    for (const test of module.children.allTests()) {
      const { state, errors = [] } = test.result();
      if (state !== 'pending') summary[state] += 1;
      if (state === 'failed')
        summary.failures.push(describeFailure(`${file} > ${test.fullName}`, errors));
      if (state === 'skipped') {
        const reason = reasonOf(test);
        summary.reasons[reason] = (summary.reasons[reason] ?? 0) + 1;
      }
    }
    const [, part = 'all other'] = parts.find(([start]) => file.startsWith(start)) ?? [];
    summary.minutes[part] = (summary.minutes[part] ?? 0) + minutesOf(module);
  }
  return summary;
}

/** A failure in one line: where, and the first lines of the error that say something. */
function describeFailure(where: string, errors: ReadonlyArray<{ message: string }>): string {
  const lines = errors[0]?.message.split('\n').map((line) => line.trim()) ?? [];
  return [where, ...lines.filter((line) => line !== '').slice(0, 3)].join(' | ');
}

/** The reason of a skipped test, from the end of its name or its suite's name. */
function reasonOf({ fullName }: TestCase): string {
  return [...fullName.matchAll(/\(([^()]+)\)(?= > |$)/g)].at(-1)?.[1] ?? 'no reason given';
}

function minutesOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  return (duration + collectDuration + setupDuration) / 60_000;
}
