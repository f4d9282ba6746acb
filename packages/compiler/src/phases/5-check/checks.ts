import { askedTooLate } from './calculations/asked-too-late.ts';
import { blankDivisor } from './calculations/blank-divisor.ts';
import { missingRound } from './calculations/missing-round.ts';
import type { Check } from './define-check.ts';
import { formNeverOffered } from './localities/form-never-offered.ts';
import { unmappedFlowAnswer } from './localities/unmapped-flow-answer.ts';
import { impossibleAnswer } from './navigation/impossible-answer.ts';
import { navigationLoop } from './navigation/navigation-loop.ts';
import { undecidedWay } from './navigation/undecided-way.ts';
import { unmappedAnswer } from './navigation/unmapped-answer.ts';
import { unreachableSet } from './navigation/unreachable-set.ts';
import { fieldBoundTwice } from './pdf/field-bound-twice.ts';
import { missingSignature } from './pdf/missing-signature.ts';
import { textInBox } from './pdf/text-in-box.ts';
import { unboundField } from './pdf/unbound-field.ts';
import { missingElse } from './statements/missing-else.ts';
import { unansweredStatement } from './statements/unanswered-statement.ts';
import { versionsOutOfOrder } from './versions/versions-out-of-order.ts';

/** All checks, in the order in which their messages read best together. */
export const checks: Check[] = [
  unmappedAnswer,
  impossibleAnswer,
  navigationLoop,
  unreachableSet,
  undecidedWay,
  askedTooLate,
  blankDivisor,
  missingRound,
  unansweredStatement,
  missingElse,
  unboundField,
  fieldBoundTwice,
  textInBox,
  missingSignature,
  unmappedFlowAnswer,
  formNeverOffered,
  versionsOutOfOrder,
];
