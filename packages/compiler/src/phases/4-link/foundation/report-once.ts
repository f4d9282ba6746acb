import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Report } from '../../../diagnostics/report.ts';

/** A report that tells how much it was told, the same thing told twice included. */
export type CountingReport = Report & { readonly told: number };

/** Passes on each thing once: what stands in a base is looked at again for every form that takes it over. */
export function reportOnce(report: Report): CountingReport {
  const passedOn = new Set<string>();
  let told = 0;
  const once = (diagnostic: Diagnostic) => {
    told += 1;
    const { code, at, message } = diagnostic;
    const key = JSON.stringify([code, at.file, at.start, at.end, message]);
    if (passedOn.has(key)) return;
    passedOn.add(key);
    report(diagnostic);
  };
  return Object.defineProperties(once, {
    told: { get: () => told },
    diagnostics: { get: () => report.diagnostics },
    hasErrors: { get: () => report.hasErrors },
  }) as CountingReport;
}
