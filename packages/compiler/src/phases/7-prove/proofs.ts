import { answerWithoutInk } from './answer-without-ink.ts';
import { brokenPath } from './broken-path.ts';
import { caseGone } from './case-gone.ts';
import { changedBinding } from './changed-binding.ts';
import { changedBlank } from './changed-blank.ts';
import { changedForm } from './changed-form.ts';
import { changedPath } from './changed-path.ts';
import type { Proof } from './define-proof.ts';
import { failedCase } from './failed-case.ts';
import { needlessOverflow } from './needless-overflow.ts';
import { needlessPrints } from './needless-prints.ts';
import { pathWithoutACase } from './path-without-a-case.ts';
import { tooWideAnswer } from './too-wide-answer.ts';
import { unknownBlank } from './unknown-blank.ts';
import { unlockedBlank } from './unlocked-blank.ts';
import { unlockedPaths } from './unlocked-paths.ts';
import { unprintablePath } from './unprintable-path.ts';
import { unreadableLock } from './unreadable-lock.ts';
import { wrongParameterValue } from './wrong-parameter-value.ts';

/** All proofs, in the order in which their messages read best together. */
export const proofs: Proof[] = [
  failedCase,
  brokenPath,
  wrongParameterValue,
  unprintablePath,
  tooWideAnswer,
  needlessOverflow,
  answerWithoutInk,
  needlessPrints,
  unreadableLock,
  unknownBlank,
  changedBlank,
  changedBinding,
  changedPath,
  changedForm,
  caseGone,
  unlockedPaths,
  unlockedBlank,
  pathWithoutACase,
];
