import type { Diagnostic } from './diagnostic.ts';

/**
 * Collects the findings of all phases; it never stops a phase. A finding that several forms inherit is
 * kept once.
 */
export type Report = {
  (diagnostic: Diagnostic): void;
  readonly diagnostics: readonly Diagnostic[];
  readonly hasErrors: boolean;
  /** Marks a warning as accepted, with the reason. */
  accept(warning: Diagnostic, reason: string): void;
};

/** An empty report. */
export function createReport(): Report {
  const diagnostics: Diagnostic[] = [];
  const reported = new Set<string>();
  const report = (diagnostic: Diagnostic) => {
    const { code, at, message } = diagnostic;
    const key = JSON.stringify([code, at.file, at.start, at.end, message]);
    if (reported.has(key)) return;
    reported.add(key);
    diagnostics.push(diagnostic);
  };
  Object.defineProperties(report, {
    diagnostics: { get: () => diagnostics },
    hasErrors: { get: () => diagnostics.some(({ severity }) => severity === 'error') },
    accept: {
      value(warning: Diagnostic, reason: string) {
        diagnostics.splice(diagnostics.indexOf(warning), 1, { ...warning, accepted: reason });
      },
    },
  });
  return report as Report;
}
