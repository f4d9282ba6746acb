import { createFiller, type Filler, type Origin } from '@formpress/fill';
import {
  type Bundle,
  type CatalogForm,
  type FillPlan,
  inEachLanguage,
  type Language,
  languages,
  type SelfTest,
} from '@formpress/model';
import { once } from '../foundation/once.ts';
import type { ReleaseFiles } from './read-release.ts';

/**
 * A version of a form. Costly parts are prepared at first use, and nothing else of its release is kept
 * in memory.
 */
export type FormVersion = {
  entry: CatalogForm;
  bundle(): Bundle;
  filler(): Filler;
  /** Whether the fonts of the form have every character of a text. */
  prints(text: string): boolean;
  questionSets(language: Language): QuestionSets;
  /** What its self-test needs. It is not kept in memory, because few of many forms are requested often. */
  trial(): Trial;
  template: Buffer;
  /** Path of the blank PDF in the release. */
  blank: string;
  /** What its printed files say about where they come from. */
  origin: Origin;
  /** A key that is equal for two versions with the same files. */
  content: string;
};

/** A self-test, and the form that must pass it. */
type Trial = { test: SelfTest; bundle: Bundle; filler: Filler };

/** What printing needs of a form version. One that comes from no release has no origin. */
export type PrintedVersion = Pick<FormVersion, 'bundle' | 'filler' | 'prints'> &
  Partial<Pick<FormVersion, 'origin'>>;

/** Bodies of question sets by id, as the compiler wrote them. */
type QuestionSets = { interview: SetBodies; withFederal?: SetBodies };
export type SetBodies = Record<string, object>;

const keptFiles = [
  'bundle.json',
  'plan.json',
  'template.pdf',
  'self-test.json',
  ...languages.map((language) => `question-sets.${language}.json`),
];

/** The files that every form version has. */
export const formFiles = [...keptFiles, 'blank.pdf'];

/** Creates a form version of a release. What was prepared for the same content is reused. */
export function formVersion(
  files: ReleaseFiles,
  entry: CatalogForm,
  known: FormVersion | undefined,
): FormVersion {
  const at = (name: string) => `${entry.folder}/${name}`;
  const content = formFiles.map((name) => files.digestOf(at(name))).join(' ');
  const bytes = new Map(keptFiles.map((name) => [name, files.take(at(name))]));
  const origin = {
    release: files.digest,
    bundle: files.digestOf(at('bundle.json')) ?? '',
    form: entry.id,
    version: entry.version,
  };
  const own = { entry, content, blank: at('blank.pdf'), origin };
  return { ...(known?.content === content ? known : prepared(bytes)), ...own };
}

/** Prepares a form version. No returned function may capture `files`, or all its bytes would stay in memory. */
function prepared(
  files: Map<string, Buffer>,
): Omit<FormVersion, 'entry' | 'content' | 'blank' | 'origin'> {
  const bundle = parsedOnce<Bundle>(files.get('bundle.json'));
  const plan = parsedOnce<FillPlan>(files.get('plan.json'));
  const characters = once(() => new Set(plan.kept().letters.characters));
  const sets = inEachLanguage((language) =>
    parsedOnce<QuestionSets>(files.get(`question-sets.${language}.json`)),
  );
  const selfTest = String(files.get('self-test.json'));
  const template = files.get('template.pdf') ?? Buffer.alloc(0);
  return {
    bundle: bundle.kept,
    filler: once(() => createFiller(template, plan.kept())),
    prints: (text) => Array.from(text).every((character) => characters().has(character)),
    questionSets: (language) => sets[language].kept(),
    trial: () => ({
      test: JSON.parse(selfTest) as SelfTest,
      bundle: bundle.fresh(),
      filler: createFiller(template, plan.fresh()),
    }),
    template,
  };
}

type Parsed<T> = {
  /** The parsed file. It is parsed once, and then its bytes are released. */
  kept(): T;
  /** The parsed file, without keeping it. */
  fresh(): T;
};

function parsedOnce<T extends object>(file: Buffer | undefined): Parsed<T> {
  let bytes = file;
  let value: T | undefined;
  const fresh = () => value ?? (JSON.parse(String(bytes)) as T);
  return {
    fresh,
    kept() {
      value ??= fresh();
      bytes = undefined;
      return value;
    },
  };
}
