/** The results of a vitest run. */
export type TestSummary = {
  passed: number;
  failed: number;
  skipped: number;
  /** Minutes of one core, by part of the suite. */
  minutes: Record<string, number>;
  /** How many tests were skipped, by reason. */
  reasons: Record<string, number>;
  /** What failed: file, test and the first line of its error. */
  failures: string[];
};

export const noTests = (): TestSummary => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  minutes: {},
  reasons: {},
  failures: [],
});

/** Adds up the results of several runs. */
export function sumOf(summaries: TestSummary[]): TestSummary {
  const sum = noTests();
  for (const each of summaries) {
    sum.passed += each.passed;
    sum.failed += each.failed;
    sum.skipped += each.skipped;
    sum.failures.push(...each.failures);
    for (const [part, minutes] of Object.entries(each.minutes))
      sum.minutes[part] = (sum.minutes[part] ?? 0) + minutes;
    for (const [reason, count] of Object.entries(each.reasons))
      sum.reasons[reason] = (sum.reasons[reason] ?? 0) + count;
  }
  return sum;
}

/** The lines that end a run. Build machines read the last one. */
export function printSummary(summary: TestSummary): string {
  const { passed, failed, skipped, minutes, reasons, failures } = summary;
  const parts = Object.entries(minutes).map(
    ([part, sum]) => `== ${part}: ${sum.toFixed(1)} min of one core\n`,
  );
  const causes = Object.entries(reasons).map(
    ([reason, count]) => `== skipped ${count}: ${reason}\n`,
  );
  const faults = failures.map((failure) => `== failed: ${failure}\n`);
  const counts = `\n${passed} passed, ${failed} failed, ${skipped} skipped\n`;
  return [...parts, ...causes, ...faults, counts].join('');
}
