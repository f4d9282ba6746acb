import type { Cache } from '../../cache/cache.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { foldConsequences } from './fold-consequences.ts';
import { proofs } from './proofs.ts';
import { provedKey } from './proved-key.ts';

/**
 * Runs forms as they will be served, through the very engine and fill that serve, and reports what
 * does not hold. What held before holds while nothing that proofs read has changed.
 */
export function prove(forms: readonly LoweredForm[], report: Report, cache?: Cache): void {
  for (const form of forms) {
    const key = cache && provedKey(form);
    if (key !== undefined && cache?.find(key)) continue;
    const found: Diagnostic[] = [];
    for (const { code, severity, prove: proveForm } of proofs)
      proveForm(form, (finding) => found.push({ code, severity, ...finding }));
    for (const each of foldConsequences(found)) report(each);
    if (key !== undefined && found.length === 0) cache?.keep(key, new Uint8Array());
  }
}
