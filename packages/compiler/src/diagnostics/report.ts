import type { Diagnostic } from './diagnostic.ts';

/**
 * What a phase reports with: it collects, and never stops anyone. What several forms inherit is said
 * once.
 */
export type Report = {
  (diagnostic: Diagnostic): void;
  readonly diagnostics: readonly Diagnostic[];
  readonly hasErrors: boolean;
  /** Keeps a warning that someone stands up for, with their reason. */
  accept(warning: Diagnostic, reason: string): void;
};

/** An empty report. */
export function createReport(): Report {
  const diagnostics: Diagnostic[] = [];
  const said = new Set<string>();
  const report = (diagnostic: Diagnostic) => {
    const { code, at, message } = diagnostic;
    const key = JSON.stringify([code, at.file, at.start, at.end, message]);
    if (said.has(key)) return;
    said.add(key);
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
