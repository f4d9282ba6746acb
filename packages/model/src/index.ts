export type {
  Bundle,
  Calculation,
  Expression,
  FederalInterview,
  FieldRule,
  Interview,
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
export type { Catalog, CatalogForm } from './generated/bundle/catalog.ts';
export type {
  FlowRow,
  Localities,
  Locality,
  LocalityFlow,
  LocalityForm,
} from './generated/bundle/localities.ts';
export type { Release } from './generated/bundle/release.ts';
export { compareVersions } from './version.ts';
export { type Language, languages, otherUsStates, provinces, usStates } from './vocabulary.ts';
