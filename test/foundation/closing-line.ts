import type { Reporter, TestModule } from 'vitest/node';

/** The parts of the suite, by the beginning of a file's name. The first that fits counts. */
const parts: [start: string, name: string][] = [
  ['packages/', 'unit'],
  ['test/definitions/explanations', 'pages of codes'],
  ['test/conformance', 'conformance'],
  ['test/fuzz', 'fuzz'],
  ['test/pdf/fuzz', 'fuzz'],
  ['test/hostile-http', 'hostile HTTP'],
  ['test/fleet', 'fleet'],
  ['test/packaging', 'packaging'],
  ['test/registry', 'registry'],
  ['test/operations', 'operations'],
  ['test/access', 'keys and audit'],
  ['test/faults', 'faults'],
  ['test/shown', 'PDF read-backs'],
  ['test/pdf/agency', 'PDF read-backs'],
  ['test/service', 'service'],
  ['test/addresses', 'service'],
  ['test/', 'all other'],
];

/**
 * Ends a run with the minutes that each part took and with "N passed, N failed, N skipped" on a line
 * of its own, which build machines read.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    const minutes = new Map<string, number>();
    for (const module of modules) {
      if (module.state() === 'failed' && module.errors().length > 0) count.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') count[state] += 1;
      }
      const [, part = 'all other'] =
        parts.find(([start]) => module.relativeModuleId.startsWith(start)) ?? [];
      minutes.set(part, (minutes.get(part) ?? 0) + minutesOf(module));
    }
    for (const [part, sum] of minutes) {
      process.stdout.write(`== ${part}: ${sum.toFixed(1)} min of one core\n`);
    }
    process.stdout.write(
      `\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`,
    );
  }
}

function minutesOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  return (duration + collectDuration + setupDuration) / 60_000;
}
