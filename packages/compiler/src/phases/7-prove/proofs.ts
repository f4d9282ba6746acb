import { notAccessible } from './accessibility/not-accessible.ts';
import { answerNotPrinted } from './answer-not-printed.ts';
import { answerTooWide } from './answer-too-wide.ts';
import { valueOutsideTable } from './bounds/value-outside-table.ts';
import { brokenPath } from './broken-path.ts';
import { changedBinding } from './changed-binding.ts';
import { changedBlank } from './changed-blank.ts';
import { changedForm } from './changed-form.ts';
import { changedPath } from './changed-path.ts';
import { failedCase } from './failed-case.ts';
import type { Proof } from './foundation/define-proof.ts';
import { inconsistentExemption } from './inconsistent-exemption.ts';
import { manyPaths } from './many-paths.ts';
import { redundantOverflow } from './redundant-overflow.ts';
import { redundantPrints } from './redundant-prints.ts';
import { removedCase } from './removed-case.ts';
import { removedLock } from './removed-lock.ts';
import { ruleNeverBroken } from './rules/rule-never-broken.ts';
import { rulesRefuseEveryone } from './rules/rules-refuse-everyone.ts';
import { unboundedResult } from './unbounded-result.ts';
import { unknownBlank } from './unknown-blank.ts';
import { unlockedBlank } from './unlocked-blank.ts';
import { unlockedPaths } from './unlocked-paths.ts';
import { unprintablePath } from './unprintable-path.ts';
import { unreadableLock } from './unreadable-lock.ts';
import { untestedPath } from './untested-path.ts';
import { valueCovered } from './visibility/value-covered.ts';
import { valueOutsidePage } from './visibility/value-outside-page.ts';
import { valueOverPrint } from './visibility/value-over-print.ts';
import { valueTooFaint } from './visibility/value-too-faint.ts';
import { valueTooSmall } from './visibility/value-too-small.ts';
import { changedStatement } from './wording/changed-statement.ts';
import { wrongParameterValue } from './wrong-parameter-value.ts';

/** All proofs, in the order in which their messages read best together. */
export const proofs: Proof[] = [
  failedCase,
  manyPaths,
  brokenPath,
  rulesRefuseEveryone,
  ruleNeverBroken,
  wrongParameterValue,
  inconsistentExemption,
  unprintablePath,
  answerTooWide,
  unboundedResult,
  valueOutsideTable,
  redundantOverflow,
  answerNotPrinted,
  redundantPrints,
  unreadableLock,
  unknownBlank,
  changedBlank,
  changedBinding,
  changedStatement,
  changedPath,
  changedForm,
  removedCase,
  removedLock,
  unlockedPaths,
  unlockedBlank,
  untestedPath,
];

/** Proofs that look at filled files. They run only where all others hold. */
export const visualProofs: Proof[] = [
  valueOutsidePage,
  valueTooFaint,
  valueTooSmall,
  valueCovered,
  valueOverPrint,
  notAccessible,
];
