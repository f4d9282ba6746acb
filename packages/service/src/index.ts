export { AuditProblem } from './audit/audit-problem.ts';
export { countUsage, type Usage } from './audit/count-usage.ts';
export { type VerifiedChain, verifyAudit } from './audit/verify-audit.ts';
export type { ExpectedEnd } from './audit/verify-chain.ts';
export { printForm } from './filling/print-form.ts';
export { printProblems } from './filling/print-problems.ts';
export { faultOf } from './foundation/fault-of.ts';
export { environmentShape, formScopeShape } from './foundation/key-scope.ts';
export { StartProblem } from './foundation/start-problem.ts';
export { isKeyText, makeKeyText } from './keys/key-text.ts';
export { KeysFileProblem, parseKeys, readKeysText, writeKeysFile } from './keys/keys-file.ts';
export {
  createKey,
  isLiveKey,
  type KeyOptions,
  revokeKey,
  rotateKey,
  type StoredKey,
} from './keys/stored-key.ts';
export type { DrawPages } from './release/late-pages.ts';
export { ReleaseProblem } from './release/release-problem.ts';
export { installRelease, rollBack } from './release/release-root.ts';
export { readLines } from './requests/read-lines.ts';
export {
  type Comparison,
  compareWithRelease,
  type PrintedFile,
} from './running/compare-with-release.ts';
export { openPress, type Press, type PressOptions } from './running/open-press.ts';
export { type RunningService, type StartOptions, startService } from './running/start-service.ts';
export { readSettings, type Settings } from './settings/settings.ts';
export { type RunningWorkers, startWorkers } from './workers/start-workers.ts';
export { assignmentFromPrimary, reportToPrimary } from './workers/worker-channel.ts';
