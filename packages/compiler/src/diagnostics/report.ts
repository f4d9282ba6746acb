import type { Diagnostic } from './diagnostic.ts';

/** What a phase reports with: it collects, and never stops anyone. */
export type Report = {
  (diagnostic: Diagnostic): void;
  readonly diagnostics: readonly Diagnostic[];
  readonly hasErrors: boolean;
};

/** An empty report. */
export function createReport(): Report {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic);
  Object.defineProperties(report, {
    diagnostics: { get: () => diagnostics },
    hasErrors: { get: () => diagnostics.some(({ severity }) => severity === 'error') },
  });
  return report as Report;
}
