import type { Cache } from '../../cache/cache.ts';
import type { PdfWork } from '../../cache/pdf-work.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import { blameBases } from '../4-link/base/blame-base.ts';
import type { FormFindings } from '../4-link/base/form-findings.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { checkAccessibility } from './accessibility/accessibility-of.ts';
import { foldConsequences } from './fold-consequences.ts';
import type { Proof } from './foundation/define-proof.ts';
import type { NewLock } from './foundation/new-lock.ts';
import { lockers, newLocksOf } from './locks/lockers.ts';
import { proofs, visualProofs } from './proofs.ts';
import { provedKey } from './proved-key.ts';
import { measureBoxes } from './visibility/visibility-of.ts';

/**
 * Runs forms as they will be served, through the same engine and fill as the service, and reports what
 * does not hold. A form whose proofs held is not proved again until something that they read changes.
 * Returns the locks that are missing or out of date.
 */
export async function prove(
  forms: readonly LoweredForm[],
  report: Report,
  pdfWork: PdfWork,
  cache?: Cache,
): Promise<NewLock[]> {
  const all: FormFindings[] = [];
  const newLocks: NewLock[] = [];
  for (const form of forms) {
    const { id, version } = form.bundle;
    const { folders, basedOnAt } = form.source;
    const { found, locks } = await proveForm(form, pdfWork, cache);
    all.push({ id, version, folders, basedOnAt, found });
    newLocks.push(...locks);
  }
  for (const each of blameBases(all)) report(each);
  return newLocks;
}

type Proved = { found: Diagnostic[]; locks: NewLock[] };

async function proveForm(
  form: LoweredForm,
  pdfWork: PdfWork,
  cache: Cache | undefined,
): Promise<Proved> {
  const key = cache && provedKey(form);
  if (key !== undefined && cache?.find(key)) return { found: [], locks: [] };
  const found = foundBy(proofs, form);
  if (found.every(isAside)) {
    await measureBoxes(form, pdfWork);
    await checkAccessibility(form, pdfWork);
    found.push(...foundBy(visualProofs, form));
  }
  const locks = newLocksOf(form);
  if (key !== undefined && found.length + locks.length === 0) cache?.keep(key, new Uint8Array());
  return { found: foldConsequences(found), locks };
}

function foundBy(all: readonly Proof[], form: LoweredForm): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { code, severity, prove: hold } of all)
    hold(form, (finding) => found.push({ code, severity, ...finding }));
  return found;
}

const settled = new Set(lockers.flatMap(({ settles }) => settles));

/** Whether a form can be filled and rendered in spite of a finding: a warning, or what a new lock settles. */
function isAside({ code, severity }: Diagnostic): boolean {
  return severity === 'warning' || settled.has(code);
}
