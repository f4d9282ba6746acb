export { type Cache, openCache, type PrunableCache } from './cache/cache.ts';
export { toolDigest } from './cache/tool-digest.ts';
export type { Diagnostic, Edit, Fix, SourceRange } from './diagnostics/diagnostic.ts';
export { codes, explain } from './diagnostics/explain.ts';
export { type AppliedFix, applyFixes, type Fixed } from './diagnostics/fixes/apply-fixes.ts';
export { todo } from './diagnostics/fixes/fix.ts';
export { type Replacement, replacementsOf } from './diagnostics/fixes/replacements-of.ts';
export { escapeXml } from './diagnostics/formats/escape-xml.ts';
export { type Format, formats } from './diagnostics/formats/formats.ts';
export { printDiagnostics } from './diagnostics/formats/text.ts';
export { type ListedCode, listCodes } from './diagnostics/list-codes.ts';
export { pathOf } from './diagnostics/path-of.ts';
export { regionOf } from './diagnostics/region-of.ts';
export { createReport, type Report } from './diagnostics/report.ts';
export { textOf } from './diagnostics/text-of.ts';
export { wholeMessage } from './diagnostics/whole-message.ts';
export type { Files, Sources } from './foundation/files.ts';
export { drawPages } from './pages/draw-pages.ts';
export { onOneLine } from './phases/2-parse/foundation/on-one-line.ts';
export { asWritten, writtenInRow } from './phases/2-parse/foundation/source.ts';
export type {
  Document,
  MapEntry,
  TextNode,
  YamlNode,
} from './phases/2-parse/foundation/yaml-node.ts';
export { parse as parseYaml } from './phases/2-parse/parse.ts';
export { type FileKind, recogniseFile } from './phases/3-validate/files/recognise-file.ts';
export type { Shape } from './phases/3-validate/shape/shape.ts';
export { resolveShape, shapeOf } from './phases/3-validate/shape/shapes.ts';
export { spanIn } from './phases/4-link/foundation/entries.ts';
export type { LinkedFlow, LinkedLocality, LinkedTerm } from './phases/4-link/linked/linked.ts';
export type { LinkedAmount, LinkedTable } from './phases/4-link/linked/linked-amount.ts';
export type {
  LinkedBinding,
  LinkedForm,
  LinkedInterview,
  LinkedNote,
  LinkedQuestion,
  LinkedSign,
} from './phases/4-link/linked/linked-form.ts';
export type { TranslationState } from './phases/4-link/linked/linked-pair.ts';
export { englishOfMarks } from './phases/4-link/linked/linked-statement.ts';
export type { LinkedText } from './phases/4-link/linked/linked-text.ts';
export { findField, shortestEnding } from './phases/4-link/pdf/find-field.ts';
export { stateOf } from './phases/4-link/texts/link-pairs.ts';
export type { FindBefore } from './phases/4-link/texts/report-untranslated.ts';
export { translationsFile } from './phases/4-link/texts/translations.ts';
export { plainNumber, printedNumbers } from './phases/5-check/paper/printed-numbers.ts';
export { termFinder } from './phases/5-check/texts/find-terms.ts';
export {
  type TranslationFault,
  translationFaults,
} from './phases/5-check/texts/translation-faults.ts';
export type { Lowered } from './phases/6-lower/lower.ts';
export type { LoweredForm } from './phases/6-lower/lowered-form.ts';
export { compareCase, type Outcome } from './phases/7-prove/compare-case.ts';
export { fillerOf } from './phases/7-prove/filling/filler-of.ts';
export { personOf } from './phases/7-prove/filling/person-of.ts';
export type { NewLock } from './phases/7-prove/foundation/new-lock.ts';
export { lockBlank } from './phases/7-prove/locks/lock-blank.ts';
export { type ListedPath, listPaths } from './phases/7-prove/paths/list-paths.ts';
export { runCase } from './phases/7-prove/run-case.ts';
export { pictureValue } from './phases/7-prove/visibility/picture-value.ts';
export { textsBefore } from './phases/7-prove/wording/texts-before.ts';
export type { EmittedFile } from './phases/8-emit/emitter.ts';
export { readSbom } from './phases/8-emit/read-sbom.ts';
export { languagesIn } from './releases/languages-in.ts';
export { publishedOf } from './releases/published-of.ts';
export { releaseOfDefinitions } from './releases/release-of-definitions.ts';
export { type CaseStubs, caseStubs } from './reports/cases/case-stubs.ts';
export { type RecomputedCases, recomputeCases } from './reports/cases/recompute-cases.ts';
export { coverageName, printCoverage } from './reports/coverage/print-coverage.ts';
export { printUnverified } from './reports/coverage/print-unverified.ts';
export { type PrintedAmount, printedAmounts } from './reports/paper/printed-amounts.ts';
export { type PrintedTable, tablesAsYaml, tablesIn } from './reports/paper/tables-in.ts';
export { proofIndex } from './reports/proof/proof-index.ts';
export { proofOf } from './reports/proof/proof-of.ts';
export { type Filling, widestFilling } from './reports/proof/widest-filling.ts';
export { printTable } from './reports/table/print-table.ts';
export {
  type Table,
  type TableLocality,
  type TableRow,
  tableOf,
} from './reports/table/table-of.ts';
export type { StartThread } from './threads/family-threads.ts';
export type { ThreadWork } from './threads/thread-work.ts';
export { type ThreadResult, workInThread } from './threads/work-in-thread.ts';
export { type Compiled, checkDefinitions, compile, lowerDefinitions } from './workspace/compile.ts';
export type { CompileWatcher, UnitProgress } from './workspace/compile-scope.ts';
export type { Emitted } from './workspace/emit-since.ts';
export type { Family } from './workspace/family.ts';
export { FilesChanged } from './workspace/folder.ts';
export { findRelease, type KeptRelease, keepRelease } from './workspace/kept-release.ts';
export { lockDefinitions, lockFamily } from './workspace/lock-definitions.ts';
export { isSettledByLock, lockFix, lockFixTitle } from './workspace/lock-fix.ts';
export {
  type Definitions,
  openWorkspace,
  type Workspace,
} from './workspace/workspace.ts';
export type { WorkspaceOptions } from './workspace/workspace-options.ts';
