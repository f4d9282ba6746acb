export { comparePatterns } from './answers/compare-patterns.ts';
export { affectsClients } from './foundation/affects-clients.ts';
export { canonicalJson } from './foundation/canonical-json.ts';
export {
  brokenParties,
  type Change,
  type Comparison,
  type FormChanges,
  type Party,
  parties,
} from './foundation/change.ts';
export type { ComparedForm, ComparedRelease } from './foundation/compared.ts';
export { plainList, quotedList, shortenedList } from './foundation/describe-list.ts';
export { describePlaces } from './foundation/describe-places.ts';
export { digestOf, frozenDigest } from './foundation/frozen-digest.ts';
export { type FrozenPart, frozenParts } from './foundation/frozen-parts.ts';
export { isCompared, releaseOfFiles } from './foundation/release-of-files.ts';
export { evaluateRelease, type Gate, type GateResult } from './gate/evaluate-release.ts';
export { type Migrated, migrate, type UnusedAnswer } from './migration/migrate.ts';
export { migrationOf } from './migration/migration-of.ts';
export { printMigrated } from './migration/print-migrated.ts';
export { comparePair, compareReleases } from './releases/compare-releases.ts';
export { comparisonAsJson } from './releases/comparison-as-json.ts';
export { printComparison } from './releases/print-comparison.ts';
