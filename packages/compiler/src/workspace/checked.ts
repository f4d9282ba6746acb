import { createReport, type Report } from '../diagnostics/report.ts';
import { digestOfTexts } from '../foundation/digest-of.ts';
import type { Sources } from '../foundation/files.ts';
import type { NewLock } from '../phases/7-prove/foundation/new-lock.ts';
import type { View } from './folder.ts';
import type { State } from './state.ts';

/** The result of checking a folder of definitions. */
export type Checked = {
  report: Report;
  sources: Sources;
  /** A digest of the current definitions and of the tool. */
  key: string;
  /** How many form versions are served. */
  formCount: number;
  /** Locks that are missing or out of date. */
  newLocks: NewLock[];
};

/** The result of a check, from the state that it leaves. */
export function checkedOf({ units, findings }: State, { sources }: View): Checked {
  const report = createReport();
  for (const diagnostic of findings) report(diagnostic);
  const all = [...units.values()];
  const formCount = all.reduce((sum, unit) => sum + unit.formCount, 0);
  const newLocks = all.flatMap((unit) => unit.newLocks);
  const key = digestOfTexts(all.map((unit) => unit.key));
  return { report, sources, formCount, newLocks, key };
}
