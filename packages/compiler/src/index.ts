export { type Cache, openCache, type PrunedCache } from './cache/cache.ts';
export { toolDigest } from './cache/tool-digest.ts';
export type { Diagnostic, SourceRange } from './diagnostics/diagnostic.ts';
export { codes, explain } from './diagnostics/explain.ts';
export { type AppliedFix, applyFixes, type Fixed } from './diagnostics/fixes/apply-fixes.ts';
export { type Format, formats } from './diagnostics/formats/formats.ts';
export { printDiagnostics } from './diagnostics/formats/text.ts';
export { type ListedCode, listCodes } from './diagnostics/list-codes.ts';
export { createReport, type Report } from './diagnostics/report.ts';
export type { Files, Sources } from './foundation/files.ts';
export { drawPages } from './pages/draw-pages.ts';
export type { Lowered } from './phases/6-lower/lower.ts';
export type { LoweredForm } from './phases/6-lower/lowered-form.ts';
export { type ListedPath, listPaths } from './phases/7-prove/paths/list-paths.ts';
export type { EmittedFile } from './phases/8-emit/emitter.ts';
export { readSbom } from './phases/8-emit/read-sbom.ts';
export { publishedOf } from './releases/published-of.ts';
export { releaseOfDefinitions } from './releases/release-of-definitions.ts';
export { coverageName, printCoverage } from './reports/coverage/print-coverage.ts';
export { printUnverified } from './reports/coverage/print-unverified.ts';
export { proofIndex } from './reports/proof/proof-index.ts';
export { proofOf } from './reports/proof/proof-of.ts';
export { printTable } from './reports/table/print-table.ts';
export {
  type Table,
  type TableLocality,
  type TableRow,
  tableOf,
} from './reports/table/table-of.ts';
export { type Compiled, checkDefinitions, compile, lowerDefinitions } from './workspace/compile.ts';
export type { Emitted } from './workspace/emit-since.ts';
export { findRelease, type KeptRelease, keepRelease } from './workspace/kept-release.ts';
export { type LockFile, lockDefinitions } from './workspace/lock-definitions.ts';
export { type Definitions, openWorkspace, type Workspace } from './workspace/workspace.ts';
