import { createFiller, type Filler } from '@formpress/fill';
import type { Bundle, CatalogForm, FillPlan, Language, SelfTest } from '@formpress/model';
import { once } from '../once.ts';
import type { ReleaseFiles } from './read-release.ts';

/** One version of a form. What is costly is prepared when it is first needed. */
export type FormVersion = {
  entry: CatalogForm;
  bundle(): Bundle;
  filler(): Filler;
  /** Whether the fonts of the form have every character of a text. */
  prints(text: string): boolean;
  questionSets(language: Language): QuestionSets;
  selfTest(): SelfTest;
  /** Path of the blank PDF in the release. */
  blank: string;
};

/** Bodies of question sets by their ids, as the compiler wrote them. */
type QuestionSets = { interview: SetBodies; withFederal?: SetBodies };
export type SetBodies = Record<string, object>;

/** A form version of a release. */
export function formVersion(files: ReleaseFiles, entry: CatalogForm): FormVersion {
  const at = (name: string) => `${entry.folder}/${name}`;
  const bundle = once(() => files.json<Bundle>(at('bundle.json')));
  const plan = once(() => files.json<FillPlan>(at('plan.json')));
  const characters = once(() => new Set(plan().letters.characters));
  const sets = {
    en: once(() => files.json<QuestionSets>(at('question-sets.en.json'))),
    es: once(() => files.json<QuestionSets>(at('question-sets.es.json'))),
    fr: once(() => files.json<QuestionSets>(at('question-sets.fr.json'))),
  };
  return {
    entry,
    bundle,
    filler: once(() => createFiller(files.bytes(at('template.pdf')), plan())),
    prints: (text) => Array.from(text).every((character) => characters().has(character)),
    questionSets: (language) => sets[language](),
    selfTest: () => files.json<SelfTest>(at('self-test.json')),
    blank: at('blank.pdf'),
  };
}
