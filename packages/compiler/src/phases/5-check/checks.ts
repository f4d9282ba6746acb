import { askedTooLate } from './calculations/asked-too-late.ts';
import { blankDivisor } from './calculations/blank-divisor.ts';
import { missingRound } from './calculations/missing-round.ts';
import { needlessRound } from './calculations/needless-round.ts';
import { noFilingStatus } from './calculations/no-filing-status.ts';
import { unusedAmount } from './calculations/unused-amount.ts';
import type { Check } from './foundation/define-check.ts';
import { unreadableImage } from './images/unreadable-image.ts';
import { unusedImage } from './images/unused-image.ts';
import { wideImage } from './images/wide-image.ts';
import { foreignFlow } from './localities/foreign-flow.ts';
import { foreignForm } from './localities/foreign-form.ts';
import { formNeverOffered } from './localities/form-never-offered.ts';
import { formNotForThem } from './localities/form-not-for-them.ts';
import { idleFlowQuestion } from './localities/idle-flow-question.ts';
import { idleFlowRow } from './localities/idle-flow-row.ts';
import { needlessNotWritten } from './localities/needless-not-written.ts';
import { needlessNothing } from './localities/needless-nothing.ts';
import { offeredToNobody } from './localities/offered-to-nobody.ts';
import { skippedFlowQuestion } from './localities/skipped-flow-question.ts';
import { undecidedPlace } from './localities/undecided-place.ts';
import { unmappedFlowAnswer } from './localities/unmapped-flow-answer.ts';
import { unwrittenLocality } from './localities/unwritten-locality.ts';
import { wrongLastRow } from './localities/wrong-last-row.ts';
import { wrongLocality } from './localities/wrong-locality.ts';
import { askedTwice } from './navigation/asked-twice.ts';
import { deadWay } from './navigation/dead-way.ts';
import { idleOptional } from './navigation/idle-optional.ts';
import { navigationLoop } from './navigation/navigation-loop.ts';
import { neverFinishes } from './navigation/never-finishes.ts';
import { tangledCondition } from './navigation/tangled-condition.ts';
import { undecidedWay } from './navigation/undecided-way.ts';
import { unmappedAnswer } from './navigation/unmapped-answer.ts';
import { unreachableSet } from './navigation/unreachable-set.ts';
import { foreignParameter } from './parameters/foreign-parameter.ts';
import { wrongCode } from './parameters/wrong-code.ts';
import { answerWithoutOption } from './patterns/answer-without-option.ts';
import { brokenPattern } from './patterns/broken-pattern.ts';
import { commaInOption } from './patterns/comma-in-option.ts';
import { patternAcceptsBlank } from './patterns/pattern-accepts-blank.ts';
import { patternAcceptsNothing } from './patterns/pattern-accepts-nothing.ts';
import { refusedSpelling } from './patterns/refused-spelling.ts';
import { slowPattern } from './patterns/slow-pattern.ts';
import { tooManyDecimals } from './patterns/too-many-decimals.ts';
import { unanchoredPattern } from './patterns/unanchored-pattern.ts';
import { unportablePattern } from './patterns/unportable-pattern.ts';
import { unprintableNumber } from './patterns/unprintable-number.ts';
import { unprovenPattern } from './patterns/unproven-pattern.ts';
import { unreadableAnswer } from './patterns/unreadable-answer.ts';
import { zeroNeeded } from './patterns/zero-needed.ts';
import { fieldBoundTwice } from './pdf/field-bound-twice.ts';
import { missingSignature } from './pdf/missing-signature.ts';
import { unboundField } from './pdf/unbound-field.ts';
import { wrongLine } from './pdf/wrong-line.ts';
import { missingElse } from './statements/missing-else.ts';
import { unansweredStatement } from './statements/unanswered-statement.ts';
import { unusedStatement } from './statements/unused-statement.ts';
import { amountInWords } from './texts/amount-in-words.ts';
import { doubleQuestion } from './texts/double-question.ts';
import { frenchTypography } from './texts/french-typography.ts';
import { garbledText } from './texts/garbled-text.ts';
import { leftInEnglish } from './texts/left-in-english.ts';
import { longSentence } from './texts/long-sentence.ts';
import { longTranslation } from './texts/long-translation.ts';
import { loosePlaceholder } from './texts/loose-placeholder.ts';
import { misspelledWord } from './texts/misspelled-word.ts';
import { numbersDiffer } from './texts/numbers-differ.ts';
import { termNotUsed } from './texts/term-not-used.ts';
import { translationsDisagree } from './texts/translations-disagree.ts';
import { unknownDollars } from './texts/unknown-dollars.ts';
import { unusedTranslation } from './texts/unused-translation.ts';
import { publishedVersionChanged } from './versions/published-version-changed.ts';
import { publishedVersionGone } from './versions/published-version-gone.ts';
import { twinBehind } from './versions/twin-behind.ts';
import { versionWrittenTwice } from './versions/version-written-twice.ts';
import { versionsOutOfOrder } from './versions/versions-out-of-order.ts';
import { withdrawnCurrentVersion } from './versions/withdrawn-current-version.ts';

/** All checks, in the order in which their messages read best together. */
export const checks: Check[] = [
  brokenPattern,
  patternAcceptsNothing,
  unportablePattern,
  unanchoredPattern,
  patternAcceptsBlank,
  slowPattern,
  unprovenPattern,
  unreadableAnswer,
  unprintableNumber,
  tooManyDecimals,
  zeroNeeded,
  refusedSpelling,
  answerWithoutOption,
  commaInOption,
  unmappedAnswer,
  deadWay,
  navigationLoop,
  unreachableSet,
  undecidedWay,
  idleOptional,
  neverFinishes,
  tangledCondition,
  askedTwice,
  askedTooLate,
  blankDivisor,
  missingRound,
  needlessRound,
  noFilingStatus,
  unusedAmount,
  unansweredStatement,
  unusedStatement,
  missingElse,
  foreignParameter,
  wrongCode,
  unboundField,
  fieldBoundTwice,
  wrongLine,
  missingSignature,
  unreadableImage,
  wideImage,
  unusedImage,
  unmappedFlowAnswer,
  idleFlowQuestion,
  skippedFlowQuestion,
  wrongLastRow,
  foreignFlow,
  wrongLocality,
  formNeverOffered,
  foreignForm,
  offeredToNobody,
  formNotForThem,
  idleFlowRow,
  undecidedPlace,
  needlessNothing,
  unwrittenLocality,
  needlessNotWritten,
  versionWrittenTwice,
  versionsOutOfOrder,
  withdrawnCurrentVersion,
  publishedVersionGone,
  publishedVersionChanged,
  twinBehind,
  garbledText,
  translationsDisagree,
  numbersDiffer,
  amountInWords,
  unknownDollars,
  loosePlaceholder,
  termNotUsed,
  leftInEnglish,
  longTranslation,
  unusedTranslation,
  frenchTypography,
  longSentence,
  doubleQuestion,
  misspelledWord,
];
