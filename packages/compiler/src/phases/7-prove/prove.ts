import type { Report } from '../../diagnostics/report.ts';
import type { Lowered } from '../6-lower/lower.ts';
import type { Looked } from './looked.ts';
import { proofs } from './proofs.ts';

/** Runs what will be served, through the very engine and fill that serve, and reports what does not hold. */
export function prove(lowered: Lowered, report: Report, looked: Looked): void {
  const unknown = lowered.forms.filter(
    (form) => !looked.isClean(form.source) && !looked.isProved(form),
  );
  for (const form of unknown) {
    for (const { code, severity, prove: proveForm } of proofs) {
      proveForm?.(form, (finding) => {
        looked.found(form.source);
        report({ code, severity, ...finding });
      });
    }
  }
  for (const { code, severity, proveAll } of proofs)
    proveAll?.(lowered, (finding) => report({ code, severity, ...finding }));
}
