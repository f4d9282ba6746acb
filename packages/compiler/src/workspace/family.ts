import { accept } from '../acceptances/accept.ts';
import type { Acceptance } from '../acceptances/acceptance.ts';
import type { SharedTexts } from '../compile/unit.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport } from '../diagnostics/report.ts';
import type { LinkedLocality } from '../phases/4-link/linked/linked.ts';
import type { NewLock } from '../phases/7-prove/wording/prove-texts.ts';
import type { CompiledUnits } from './compile-all.ts';
import type { FamilyForms, UnitStore } from './unit-store.ts';

/** Forms that are based on one another or have the same id, without those that have an error. */
export type Family = FamilyForms & {
  textLocks: NewLock[];
  /** What is wrong in its own files. What only the whole release shows is not among it. */
  findings: readonly Diagnostic[];
  /** The places of its forms. */
  localities: LinkedLocality[];
  shared: SharedTexts;
};

/** What a folder without shared texts says. */
export const nothingShared: SharedTexts = { texts: [], terms: [], leftOut: [], needs: {} };

/** The family that a file belongs to. */
export async function familyIn(
  compiled: CompiledUnits,
  path: string,
  store: UnitStore,
): Promise<Family> {
  const name = compiled.unitOf(path);
  if (name === undefined)
    return {
      ...{ linked: [], lowered: [], textLocks: [], findings: [], localities: [] },
      shared: nothingShared,
    };
  const forms = await compiled.formsOf(name);
  const { textLocks = [], findings = [], acceptances = [] } = compiled.units.get(name) ?? {};
  const places = new Set(forms.linked.map(({ locality }) => locality));
  const facts = [...compiled.units.values()].map(({ key }) => store.find(key)?.facts);
  const units = facts.map((each) => each?.locality);
  return {
    ...forms,
    textLocks,
    findings: withAccepted(findings, acceptances),
    localities: units.flatMap((unit) => (unit && places.has(unit.code) ? [unit] : [])),
    shared: facts.find((each) => each?.shared)?.shared ?? nothingShared,
  };
}

/** The findings, each with the reason for which it is accepted. An acceptance may be for what only the release shows. */
function withAccepted(
  findings: readonly Diagnostic[],
  acceptances: readonly Acceptance[],
): readonly Diagnostic[] {
  const report = createReport();
  for (const finding of findings) report(finding);
  accept(acceptances, report);
  return report.diagnostics.filter(({ code }) => code !== 'unused-acceptance');
}
