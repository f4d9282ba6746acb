import { oneSidedAgreement } from './agreements/one-sided-agreement.ts';
import { reciprocityNotFollowed } from './agreements/reciprocity-not-followed.ts';
import { askedTooLate } from './calculations/asked-too-late.ts';
import { divisionByBlank } from './calculations/division-by-blank.ts';
import { longChain } from './calculations/long-chain.ts';
import { longResult } from './calculations/long-result.ts';
import { missingRounding } from './calculations/missing-rounding.ts';
import { noFilingStatus } from './calculations/no-filing-status.ts';
import { rangeGap } from './calculations/range-gap.ts';
import { rangeOverlap } from './calculations/range-overlap.ts';
import { redundantRounding } from './calculations/redundant-rounding.ts';
import { tableReadByEye } from './calculations/table-read-by-eye.ts';
import { unusedAmount } from './calculations/unused-amount.ts';
import type { Check } from './foundation/define-check.ts';
import { imageTooWide } from './images/image-too-wide.ts';
import { unreadableImage } from './images/unreadable-image.ts';
import { unusedImage } from './images/unused-image.ts';
import { formNeverOffered } from './localities/form-never-offered.ts';
import { formNotListed } from './localities/form-not-listed.ts';
import { ineligibleForAll } from './localities/ineligible-for-all.ts';
import { ineligibleForm } from './localities/ineligible-form.ts';
import { misplacedFlow } from './localities/misplaced-flow.ts';
import { missingCatchAllRow } from './localities/missing-catch-all-row.ts';
import { missingLocality } from './localities/missing-locality.ts';
import { missingPlaceOption } from './localities/missing-place-option.ts';
import { offeredToNobody } from './localities/offered-to-nobody.ts';
import { optionalFlowQuestion } from './localities/optional-flow-question.ts';
import { placeNotCovered } from './localities/place-not-covered.ts';
import { redundantNotWritten } from './localities/redundant-not-written.ts';
import { redundantNothing } from './localities/redundant-nothing.ts';
import { unclearIncomeTax } from './localities/unclear-income-tax.ts';
import { unmappedFlowAnswer } from './localities/unmapped-flow-answer.ts';
import { unreachableFlowRow } from './localities/unreachable-flow-row.ts';
import { unusedFlowQuestion } from './localities/unused-flow-question.ts';
import { wrongLocality } from './localities/wrong-locality.ts';
import { wrongPlaceOption } from './localities/wrong-place-option.ts';
import { askedTwice } from './navigation/asked-twice.ts';
import { conditionTooComplex } from './navigation/condition-too-complex.ts';
import { deadBranch } from './navigation/dead-branch.ts';
import { navigationLoop } from './navigation/navigation-loop.ts';
import { neverFinishes } from './navigation/never-finishes.ts';
import { optionalNeverAsked } from './navigation/optional-never-asked.ts';
import { undecidedBranch } from './navigation/undecided-branch.ts';
import { unmappedAnswer } from './navigation/unmapped-answer.ts';
import { unreachableSet } from './navigation/unreachable-set.ts';
import { amountNotPrinted } from './paper/amount-not-printed.ts';
import { tableNotPrinted } from './paper/table-not-printed.ts';
import { wrongPaper } from './paper/wrong-paper.ts';
import { negativeParameter } from './parameters/negative-parameter.ts';
import { unmappedParameter } from './parameters/unmapped-parameter.ts';
import { wrongEngineField } from './parameters/wrong-engine-field.ts';
import { wrongParameterCode } from './parameters/wrong-parameter-code.ts';
import { wrongParameterPrefix } from './parameters/wrong-parameter-prefix.ts';
import { wrongParameterUnit } from './parameters/wrong-parameter-unit.ts';
import { answerWithoutOption } from './patterns/answer-without-option.ts';
import { brokenPattern } from './patterns/broken-pattern.ts';
import { commaInOption } from './patterns/comma-in-option.ts';
import { leadingZeroRequired } from './patterns/leading-zero-required.ts';
import { negativeAnswer } from './patterns/negative-answer.ts';
import { nonPortablePattern } from './patterns/non-portable-pattern.ts';
import { numberFormatRefused } from './patterns/number-format-refused.ts';
import { patternAcceptsBlank } from './patterns/pattern-accepts-blank.ts';
import { patternAcceptsNothing } from './patterns/pattern-accepts-nothing.ts';
import { slowPattern } from './patterns/slow-pattern.ts';
import { tooManyDecimals } from './patterns/too-many-decimals.ts';
import { unanchoredPattern } from './patterns/unanchored-pattern.ts';
import { unboundedAmount } from './patterns/unbounded-amount.ts';
import { unprintableNumber } from './patterns/unprintable-number.ts';
import { unprovenPattern } from './patterns/unproven-pattern.ts';
import { unreadableAnswer } from './patterns/unreadable-answer.ts';
import { duplicateBinding } from './pdf/duplicate-binding.ts';
import { exchangedBindings } from './pdf/exchanged-bindings.ts';
import { hiddenField } from './pdf/hidden-field.ts';
import { missingSignature } from './pdf/missing-signature.ts';
import { reviseUndecided } from './pdf/revise-undecided.ts';
import { unboundField } from './pdf/unbound-field.ts';
import { wrongCaption } from './pdf/wrong-caption.ts';
import { wrongLine } from './pdf/wrong-line.ts';
import { changedPlace } from './places/changed-place.ts';
import { failedPlaceCase } from './places/failed-place-case.ts';
import { flowAndFormsDisagree } from './places/flow-and-forms-disagree.ts';
import { formInNoFlow } from './places/form-in-no-flow.ts';
import { recommendedToNobody } from './places/recommended-to-nobody.ts';
import { refusedByForm } from './places/refused-by-form.ts';
import { removedPlaceCase } from './places/removed-place-case.ts';
import { removedPlaceLock } from './places/removed-place-lock.ts';
import { unlockedPlace } from './places/unlocked-place.ts';
import { unreadablePlaceLock } from './places/unreadable-place-lock.ts';
import { untestedPlace } from './places/untested-place.ts';
import { wrongLanguageForm } from './places/wrong-language-form.ts';
import { missingElse } from './statements/missing-else.ts';
import { unansweredStatement } from './statements/unanswered-statement.ts';
import { unusedStatement } from './statements/unused-statement.ts';
import { amountInWords } from './texts/amount-in-words.ts';
import { discouragedWord } from './texts/discouraged-word.ts';
import { doubleBarreledQuestion } from './texts/double-barreled-question.ts';
import { frenchTypography } from './texts/french-typography.ts';
import { garbledText } from './texts/garbled-text.ts';
import { leftInEnglish } from './texts/left-in-english.ts';
import { longSentence } from './texts/long-sentence.ts';
import { longTranslation } from './texts/long-translation.ts';
import { loosePlaceholder } from './texts/loose-placeholder.ts';
import { lostNegation } from './texts/lost-negation.ts';
import { misspelledWord } from './texts/misspelled-word.ts';
import { numbersDiffer } from './texts/numbers-differ.ts';
import { optionsAlike } from './texts/options-alike.ts';
import { termNotUsed } from './texts/term-not-used.ts';
import { translationsDisagree } from './texts/translations-disagree.ts';
import { unknownDollarAmount } from './texts/unknown-dollar-amount.ts';
import { unusedTranslation } from './texts/unused-translation.ts';
import { wrongYear } from './texts/wrong-year.ts';
import { baseVersionBehind } from './versions/base-version-behind.ts';
import { copiedVersion } from './versions/copied-version.ts';
import { duplicateVersion } from './versions/duplicate-version.ts';
import { languageVersionBehind } from './versions/language-version-behind.ts';
import { publishedVersionChanged } from './versions/published-version-changed.ts';
import { publishedVersionRemoved } from './versions/published-version-removed.ts';
import { unknownOrigin } from './versions/unknown-origin.ts';
import { versionsOutOfOrder } from './versions/versions-out-of-order.ts';
import { withdrawnCurrentVersion } from './versions/withdrawn-current-version.ts';
import { wrongAgencyFile } from './versions/wrong-agency-file.ts';

/** All checks, in the order of their messages. */
export const checks: Check[] = [
  brokenPattern,
  patternAcceptsNothing,
  nonPortablePattern,
  negativeAnswer,
  unanchoredPattern,
  patternAcceptsBlank,
  slowPattern,
  unprovenPattern,
  unreadableAnswer,
  unboundedAmount,
  unprintableNumber,
  tooManyDecimals,
  leadingZeroRequired,
  numberFormatRefused,
  answerWithoutOption,
  commaInOption,
  unmappedAnswer,
  deadBranch,
  navigationLoop,
  unreachableSet,
  undecidedBranch,
  optionalNeverAsked,
  neverFinishes,
  conditionTooComplex,
  askedTwice,
  askedTooLate,
  divisionByBlank,
  rangeOverlap,
  rangeGap,
  tableReadByEye,
  longChain,
  longResult,
  missingRounding,
  redundantRounding,
  noFilingStatus,
  unusedAmount,
  unansweredStatement,
  unusedStatement,
  missingElse,
  wrongParameterPrefix,
  wrongParameterCode,
  wrongParameterUnit,
  unmappedParameter,
  wrongEngineField,
  negativeParameter,
  reviseUndecided,
  unboundField,
  amountNotPrinted,
  tableNotPrinted,
  wrongPaper,
  duplicateBinding,
  hiddenField,
  wrongCaption,
  exchangedBindings,
  wrongLine,
  missingSignature,
  unreadableImage,
  imageTooWide,
  unusedImage,
  unmappedFlowAnswer,
  unusedFlowQuestion,
  optionalFlowQuestion,
  missingCatchAllRow,
  misplacedFlow,
  wrongLocality,
  wrongPlaceOption,
  missingPlaceOption,
  formNeverOffered,
  formNotListed,
  offeredToNobody,
  ineligibleForm,
  ineligibleForAll,
  unreachableFlowRow,
  placeNotCovered,
  redundantNothing,
  missingLocality,
  redundantNotWritten,
  unclearIncomeTax,
  oneSidedAgreement,
  reciprocityNotFollowed,
  flowAndFormsDisagree,
  formInNoFlow,
  recommendedToNobody,
  wrongLanguageForm,
  refusedByForm,
  failedPlaceCase,
  unreadablePlaceLock,
  changedPlace,
  removedPlaceCase,
  removedPlaceLock,
  unlockedPlace,
  untestedPlace,
  copiedVersion,
  duplicateVersion,
  versionsOutOfOrder,
  withdrawnCurrentVersion,
  publishedVersionRemoved,
  publishedVersionChanged,
  languageVersionBehind,
  baseVersionBehind,
  unknownOrigin,
  wrongAgencyFile,
  garbledText,
  optionsAlike,
  translationsDisagree,
  numbersDiffer,
  lostNegation,
  amountInWords,
  unknownDollarAmount,
  wrongYear,
  loosePlaceholder,
  termNotUsed,
  discouragedWord,
  leftInEnglish,
  longTranslation,
  unusedTranslation,
  frenchTypography,
  longSentence,
  doubleBarreledQuestion,
  misspelledWord,
];
