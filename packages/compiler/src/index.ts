export { type Changed, type CompiledAgain, compileAgain } from './again/compile-again.ts';
export { keepSnapshot } from './again/snapshot.ts';
export { type Cache, openCache, type PrunedCache } from './cache/cache.ts';
export { assumeTool, toolDigest } from './cache/tool-digest.ts';
export {
  brokenBy,
  type Change,
  type Comparison,
  type FormChanges,
  type Party,
  parties,
} from './compare/change.ts';
export { comparePair, compareReleases } from './compare/compare-releases.ts';
export type { ComparedForm, ComparedRelease } from './compare/compared.ts';
export { comparisonAsJson } from './compare/comparison-as-json.ts';
export { type LeftAnswer, type Migrated, migrate } from './compare/migrate.ts';
export { printComparison } from './compare/print-comparison.ts';
export { printMigrated } from './compare/print-migrated.ts';
export { publishedOf } from './compare/published-of.ts';
export { releaseOfDefinitions } from './compare/release-of-definitions.ts';
export { isCompared, releaseOfFiles } from './compare/release-of-files.ts';
export { type Compiled, checkDefinitions, compile, lowerDefinitions } from './compile.ts';
export { coverageName, printCoverage } from './covered/print-coverage.ts';
export { printUnverified } from './covered/print-unverified.ts';
export type { Diagnostic, Place } from './diagnostics/diagnostic.ts';
export { codes, explain } from './diagnostics/explain.ts';
export { type Format, formats } from './diagnostics/formats/formats.ts';
export { printDiagnostics } from './diagnostics/formats/text.ts';
export { type ListedCode, listCodes } from './diagnostics/list-codes.ts';
export { createReport, type Report } from './diagnostics/report.ts';
export { type Gate, judgeRelease, type Verdict } from './gate/judge-release.ts';
export { type LockFile, lockDefinitions } from './lock/lock-definitions.ts';
export { drawPages } from './pages/draw-pages.ts';
export { pageStore } from './pages/page-store.ts';
export { type ListedPath, listPaths } from './paths/list-paths.ts';
export type { Files } from './phases/1-read/files.ts';
export type { Lowered } from './phases/6-lower/lower.ts';
export type { LoweredForm } from './phases/6-lower/lowered-form.ts';
export type { EmittedFile } from './phases/8-emit/emitter.ts';
export { readSbom } from './phases/8-emit/read-sbom.ts';
export { proofIndex } from './proof/proof-index.ts';
export { proofOf } from './proof/proof-of.ts';
export { printTable } from './table/print-table.ts';
export { type Table, type TableLocality, type TableRow, tableOf } from './table/table-of.ts';
