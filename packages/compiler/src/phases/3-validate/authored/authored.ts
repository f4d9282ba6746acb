import type {
  AnswersFile,
  Blank,
  CaseFile,
  EngineFieldsFile,
  FlowFile,
  FormFile,
  LanguagesFile,
  LocalityFile,
  PdfFile,
  PeopleFile,
  PlaceCaseFile,
  QuestionsFile,
  QuestionsWithFederalFile,
  ReciprocityFile,
  TermsFile,
  TranslatedLanguage,
  TranslationsFile,
} from '@formpress/model';
import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';

/** A file that matches the schema of its kind: its data, and its tree with places. */
export type Valid<T> = { file: string; data: T; root: YamlNode };

/** The translations in one folder. */
export type Translations = Partial<Record<TranslatedLanguage, Valid<TranslationsFile>>>;

/** All files in the folder of one form version. */
export type AuthoredForm = {
  id: string;
  version: string;
  /** Such as us/federal/W4101/2026.1.0. */
  folder: string;
  /** Such as us/federal. */
  localityFolder: string;
  form: Valid<FormFile>;
  questions?: Valid<QuestionsFile>;
  questionsWithFederal?: Valid<QuestionsWithFederalFile>;
  pdf?: Valid<PdfFile>;
  blankYaml?: Valid<Blank>;
  blankPdf?: { file: string; bytes: Uint8Array };
  cases: Valid<CaseFile>[];
  images: Map<string, Uint8Array>;
  /** What `formpress lock` wrote, by name of the file. */
  locks: ReadonlyMap<string, Uint8Array>;
  translations: Translations;
};

/** A locality's own files. */
export type AuthoredLocality = {
  folder: string;
  country: 'US' | 'CA';
  locality: Valid<LocalityFile>;
  answers?: Valid<AnswersFile>;
  flows: Map<string, Valid<FlowFile>>;
  cases: Valid<PlaceCaseFile>[];
  /** Whether none of its files with cases was left out because of a mistake. */
  hasAllCases: boolean;
  /** The record of who gets its forms, written by `formpress lock`. */
  lock?: Uint8Array;
  /** Whether `formpress lock` recorded its texts. */
  hasTextsLock: boolean;
  translations: Translations;
};

/** The files in shared/, on which all forms depend. */
export type AuthoredShared = {
  answers: Valid<AnswersFile>;
  people: Valid<PeopleFile>;
  terms?: Valid<TermsFile>;
  reciprocity?: Valid<ReciprocityFile>;
  languages?: Valid<LanguagesFile>;
  engineFields?: Valid<EngineFieldsFile>;
  translations: Translations;
};

/** A place, unless it has a mistake, and the names of its flows that have one. */
export type AuthoredPlace = { locality?: AuthoredLocality; leftOut: ReadonlySet<string> };
