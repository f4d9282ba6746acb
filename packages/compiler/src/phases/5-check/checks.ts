import { askedTooLate } from './calculations/asked-too-late.ts';
import { blankDivisor } from './calculations/blank-divisor.ts';
import { missingRound } from './calculations/missing-round.ts';
import { needlessRound } from './calculations/needless-round.ts';
import type { Check } from './define-check.ts';
import { foreignFlow } from './localities/foreign-flow.ts';
import { formNeverOffered } from './localities/form-never-offered.ts';
import { idleFlowQuestion } from './localities/idle-flow-question.ts';
import { unmappedFlowAnswer } from './localities/unmapped-flow-answer.ts';
import { wrongLastRow } from './localities/wrong-last-row.ts';
import { wrongLocality } from './localities/wrong-locality.ts';
import { askedTwice } from './navigation/asked-twice.ts';
import { navigationLoop } from './navigation/navigation-loop.ts';
import { undecidedWay } from './navigation/undecided-way.ts';
import { unmappedAnswer } from './navigation/unmapped-answer.ts';
import { unreachableSet } from './navigation/unreachable-set.ts';
import { fieldBoundTwice } from './pdf/field-bound-twice.ts';
import { missingSignature } from './pdf/missing-signature.ts';
import { unboundField } from './pdf/unbound-field.ts';
import { missingElse } from './statements/missing-else.ts';
import { unansweredStatement } from './statements/unanswered-statement.ts';
import { versionWrittenTwice } from './versions/version-written-twice.ts';
import { versionsOutOfOrder } from './versions/versions-out-of-order.ts';

/** All checks, in the order in which their messages read best together. */
export const checks: Check[] = [
  unmappedAnswer,
  navigationLoop,
  unreachableSet,
  undecidedWay,
  askedTwice,
  askedTooLate,
  blankDivisor,
  missingRound,
  needlessRound,
  unansweredStatement,
  missingElse,
  unboundField,
  fieldBoundTwice,
  missingSignature,
  unmappedFlowAnswer,
  idleFlowQuestion,
  wrongLastRow,
  foreignFlow,
  wrongLocality,
  formNeverOffered,
  versionWrittenTwice,
  versionsOutOfOrder,
];
