import { accept } from '../acceptances/accept.ts';
import type { Cache } from '../cache/cache.ts';
import { groupOf } from '../compile/layout.ts';
import type { UnitFacts } from '../compile/unit.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport } from '../diagnostics/report.ts';
import { joinRepeats } from '../findings/join-repeats.ts';
import { leadWithCauses } from '../findings/lead-with-causes.ts';
import { offerFromMemory } from '../findings/offer-from-memory.ts';
import type { Sources } from '../foundation/files.ts';
import { allWords } from './all-words.ts';
import type { CompiledUnits } from './compile-all.ts';
import { partsOf } from './facts.ts';
import { checkParts, type KeptCheck } from './release-checks.ts';
import type { KeptUnit, State } from './state.ts';
import type { UnitStore } from './unit-store.ts';

/** All findings: of units, and of the checks of the whole release. */
export type Found = { checks: Record<string, KeptCheck>; findings: Diagnostic[] };

type Scope = {
  state: State | undefined;
  store: UnitStore;
  cache: Cache | undefined;
  sources: Sources;
};

/** The facts of some units are no longer in the cache. */
class FactsGone extends Error {}

/** Collects the findings of units, runs the checks of the whole release, and applies acceptances. */
export async function findAll(
  compiled: CompiledUnits,
  unreadable: readonly Diagnostic[],
  scope: Scope,
): Promise<Found> {
  const checks = await checkRelease(compiled, scope);
  const report = createReport();
  const units = [...compiled.units.values()];
  const parts = [unreadable, ...units.map(({ findings }) => findings)];
  const found = Object.values(checks).map((check) => check.found);
  const unitOf = unitsByFile(compiled);
  for (const diagnostic of joinRepeats([...parts, ...found].flat(), unitOf)) report(diagnostic);
  accept(
    units.flatMap(({ acceptances }) => acceptances),
    report,
  );
  const findings = leadWithCauses(report.diagnostics, unitOf);
  return { checks, findings: offerFromMemory(findings, scope.sources) };
}

/** The name of the unit that a file belongs to. */
function unitsByFile({ units }: CompiledUnits): (file: string) => string {
  const named = [...units.keys()].flatMap((name) =>
    name.split(' ').map((each) => [each, name] as const),
  );
  const byGroup = new Map(named);
  return (file) => byGroup.get(groupOf(file)) ?? groupOf(file);
}

async function checkRelease(compiled: CompiledUnits, scope: Scope): Promise<Found['checks']> {
  const kept = scope.state?.checks ?? {};
  try {
    return checkParts(releaseParts(compiled, scope), kept);
  } catch (trouble) {
    if (!(trouble instanceof FactsGone)) throw trouble;
    const { store } = scope;
    const gone = [...compiled.units].filter(([, { key }]) => !store.find(key));
    await compiled.again(gone.map(([name]) => name));
    return checkParts(releaseParts(compiled, scope), kept);
  }
}

function releaseParts(compiled: CompiledUnits, scope: Scope) {
  const { units, names, published } = compiled;
  const factsOf = ({ key }: KeptUnit): UnitFacts => {
    const found = scope.store.find(key);
    if (!found) throw new FactsGone();
    return found.facts;
  };
  let all: UnitFacts[] | undefined;
  return partsOf({
    ...{ units, names, published },
    allFacts() {
      all ??= [...units.values()].map(factsOf);
      return all;
    },
    vocabulary: () => allWords(units, factsOf, scope),
  });
}
