import type { Cache } from '../../cache/cache.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import { blameBases, type FormFindings } from '../4-link/base/blame-base.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { foldConsequences } from './fold-consequences.ts';
import { proofs } from './proofs.ts';
import { provedKey } from './proved-key.ts';

/**
 * Runs forms as they will be served, through the very engine and fill that serve, and reports what
 * does not hold. What held before holds while nothing that proofs read has changed.
 */
export function prove(forms: readonly LoweredForm[], report: Report, cache?: Cache): void {
  const all = forms.map((form): FormFindings => {
    const { id, version } = form.bundle;
    const { folders, basedOnAt } = form.source;
    return { id, version, folders, basedOnAt, found: proveForm(form, cache) };
  });
  for (const each of blameBases(all)) report(each);
}

function proveForm(form: LoweredForm, cache: Cache | undefined): Diagnostic[] {
  const key = cache && provedKey(form);
  if (key !== undefined && cache?.find(key)) return [];
  const found: Diagnostic[] = [];
  for (const { code, severity, prove: hold } of proofs)
    hold(form, (finding) => found.push({ code, severity, ...finding }));
  if (key !== undefined && found.length === 0) cache?.keep(key, new Uint8Array());
  return foldConsequences(found);
}
