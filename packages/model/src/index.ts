export { exemptReasons } from './exempt-reasons.ts';
export { FieldValues } from './field-values.ts';
export type { AuditLine } from './generated/audit/audit-line.ts';
export type { AnswersFile, AuthoredKind } from './generated/authoring/answers.ts';
export type {
  Blank,
  BlankAcross,
  BlankAnswer,
  BlankBlock,
  BlankBox,
  BlankCell,
  BlankChoice,
  BlankChoices,
  BlankColumns,
  BlankDown,
  BlankHeading,
  BlankLines,
  BlankList,
  BlankMasthead,
  BlankPage,
  BlankRow,
  BlankRule,
  BlankSection,
  BlankSpace,
  BlankSubheading,
  BlankTable,
  BlankText,
} from './generated/authoring/blank.ts';
export type { AuthoredCase, AuthoredExpect, CaseFile } from './generated/authoring/case.ts';
export type {
  AuthoredEngineRow,
  EngineFieldsFile,
} from './generated/authoring/engine-fields.ts';
export type {
  AuthoredFlowNext,
  AuthoredFlowQuestion,
  AuthoredFlowSet,
  FlowFile,
} from './generated/authoring/flow.ts';
export type {
  AuthoredAmount,
  AuthoredAmountValue,
  AuthoredBand,
  AuthoredConfidence,
  AuthoredPeople,
  AuthoredTaxParameter,
  FormFile,
} from './generated/authoring/form.ts';
export type { LanguagesFile } from './generated/authoring/languages.ts';
export type {
  AuthoredFlowRow,
  AuthoredFormNotWritten,
  AuthoredLocalityForm,
  AuthoredNothing,
  LocalityFile,
} from './generated/authoring/locality.ts';
export type {
  AuthoredAdd,
  AuthoredField,
  AuthoredFieldBy,
  AuthoredPrint,
  AuthoredSign,
  PdfFile,
} from './generated/authoring/pdf.ts';
export type { AuthoredPersonField, PeopleFile } from './generated/authoring/people.ts';
export type { AuthoredPlaceCase, PlaceCaseFile } from './generated/authoring/place-case.ts';
export type { PublishedFile, PublishedVersion } from './generated/authoring/published.ts';
export type {
  AuthoredNext,
  AuthoredNote,
  AuthoredQuestion,
  AuthoredRequired,
  AuthoredSet,
  AuthoredTarget,
  QuestionsFile,
} from './generated/authoring/questions.ts';
export type {
  AuthoredGiven,
  QuestionsWithFederalFile,
} from './generated/authoring/questions-with-federal.ts';
export type { AuthoredAgreement, ReciprocityFile } from './generated/authoring/reciprocity.ts';
export type { AuthoredTerm, TermsFile } from './generated/authoring/terms.ts';
export type { AuthoredTranslation, TranslationsFile } from './generated/authoring/translations.ts';
export type {
  AnswerRule,
  Bundle,
  Calculation,
  Confidence,
  EngineRow,
  Expression,
  FederalInterview,
  FieldRule,
  Interview,
  Migration,
  Next,
  Part,
  People,
  PersonField,
  Question,
  QuestionSet,
  SignRule,
  Style,
  Target,
  TaxParameter,
  Texts,
} from './generated/bundle/bundle.ts';
export type { Catalog, CatalogForm, CatalogLanguages } from './generated/bundle/catalog.ts';
export type {
  FlowRow,
  FormNotWritten,
  Localities,
  Locality,
  LocalityFlow,
  LocalityForm,
  OutdatedForm,
  Reciprocity,
  Renewal,
} from './generated/bundle/localities.ts';
export type {
  FillPlan,
  MarkField,
  MarkPlace,
  PlacedObject,
  PlanChecks,
  PlanField,
  PlanFont,
  PlanLetters,
  SignField,
  TextField,
  TextPlace,
} from './generated/bundle/plan.ts';
export type { Release } from './generated/bundle/release.ts';
export type { SelfTest } from './generated/bundle/self-test.ts';
export type { CanadianAddress, UsAddress } from './generated/http/address.ts';
export type { ChangedForm, ChangesReply } from './generated/http/changes-reply.ts';
export type { FormConfidence } from './generated/http/confidence.ts';
export type { Flow } from './generated/http/flows-reply.ts';
export type { FormInformation } from './generated/http/form-information.ts';
export type { FormNotOffered } from './generated/http/form-not-offered.ts';
export type { FormSummary } from './generated/http/form-summary.ts';
export type { AddressError, LocationData } from './generated/http/location-data.ts';
export type { MissingForm } from './generated/http/missing-form.ts';
export type { Notice } from './generated/http/notice.ts';
export type { MappedParameter, ParameterMapping } from './generated/http/parameter-mapping.ts';
export type {
  CertificateStatus,
  NewVersion,
  RenewalsReply,
} from './generated/http/renewals-reply.ts';
export type { StoredCertificate } from './generated/http/stored-certificate.ts';
export {
  inEachLanguage,
  isLanguage,
  type Language,
  languageNames,
  languages,
  type TranslatedLanguage,
  translatedLanguages,
} from './languages.ts';
export { lastLevel } from './last-level.ts';
export { nearestName } from './nearest-name.ts';
export { placeNames } from './place-names.ts';
export { compareVersions } from './version.ts';
export { otherUsStates, provinces, untaxedStates, usStates } from './vocabulary.ts';
