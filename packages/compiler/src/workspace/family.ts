import { accept } from '../acceptances/accept.ts';
import type { Acceptance } from '../acceptances/acceptance.ts';
import type { FamilyForms } from '../compile/compile-family.ts';
import type { Unit } from '../compile/layout.ts';
import type { SharedTexts } from '../compile/unit.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport } from '../diagnostics/report.ts';
import type { LinkedLocality } from '../phases/4-link/linked/linked.ts';
import type { NewLock } from '../phases/7-prove/foundation/new-lock.ts';
import type { CompiledUnits } from './compile-all.ts';
import { settledByLocks } from './settled-by-locks.ts';
import type { UnitStore } from './unit-store.ts';

/** What is known of a family without its forms. */
export type CheckedFamily = {
  /** Its locks that are missing or out of date. */
  newLocks: NewLock[];
  /**
   * The findings in its own files, and errors in those that it depends on, without what only the whole
   * release shows.
   */
  findings: readonly Diagnostic[];
  /** How many of its form versions are served. */
  formCount: number;
};

/** Forms that are based on one another or have the same id, without those that have an error. */
export type Family = FamilyForms &
  CheckedFamily & {
    /** The places of its forms. */
    localities: LinkedLocality[];
    shared: SharedTexts;
  };

/** The shared texts of a folder that has none. */
export const noSharedTexts: SharedTexts = { texts: [], terms: [], leftOut: [], needs: {} };

/** The family that a file belongs to, without its forms. */
export function checkedFamilyIn(compiled: CompiledUnits, path: string): CheckedFamily {
  const unit = compiled.unitOf(path);
  const known = unit && compiled.units.get(unit.name);
  if (!known) return { newLocks: [], findings: [], formCount: 0 };
  const { newLocks, findings, acceptances, formCount } = known;
  const all = [...errorsAbove(unit, compiled), ...withAccepted(findings, acceptances)];
  return { newLocks, findings: all, formCount };
}

/** The family that a file belongs to, or only one version of it, by its folder. */
export async function familyIn(
  compiled: CompiledUnits,
  path: string,
  store: UnitStore,
  only?: string,
): Promise<Family> {
  const forms = await compiled.formsOf(compiled.unitOf(path)?.name ?? '', only);
  const places = new Set(forms.linked.map(({ locality }) => locality));
  const facts = [...compiled.units.values()].map(({ key }) => store.find(key)?.facts);
  const localities = facts.flatMap((each) => each?.locality ?? []);
  return {
    ...forms,
    ...checkedFamilyIn(compiled, path),
    localities: localities.filter(({ code }) => places.has(code)),
    shared: facts.find((each) => each?.shared)?.shared ?? noSharedTexts,
  };
}

/** The errors in shared/ and in the places of a family, because of which it may not be compiled correctly. */
function errorsAbove({ kind, places }: Unit, { units }: CompiledUnits): Diagnostic[] {
  if (kind !== 'family') return [];
  const found = ['', ...places].flatMap((name) => units.get(name)?.findings ?? []);
  const folders = ['shared', ...places].map((folder) => `${folder}/`);
  return found.filter(
    ({ severity, code, at }) =>
      severity === 'error' &&
      !settledByLocks.has(code) &&
      folders.some((folder) => at.file.startsWith(folder)),
  );
}

/** Marks accepted findings. Unused acceptances are left out: they may be for what only the whole release shows. */
function withAccepted(
  findings: readonly Diagnostic[],
  acceptances: readonly Acceptance[],
): readonly Diagnostic[] {
  const report = createReport();
  for (const finding of findings) report(finding);
  accept(acceptances, report);
  return report.diagnostics.filter(({ code }) => code !== 'unused-acceptance');
}
