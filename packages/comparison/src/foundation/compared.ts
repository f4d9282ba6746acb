import type { Bundle, CatalogLanguages, Language, Localities } from '@formpress/model';

/** Response bodies by set. */
export type SetBodies = Readonly<Record<string, object>>;

/** One form version to compare: its bundle, and the texts that clients show. */
export type ComparedForm = {
  bundle: Bundle;
  questionSets: Readonly<Record<Language, { interview: SetBodies; withFederal?: SetBodies }>>;
};

/** A release to compare, whether built or compiled from a folder of definitions. */
export type ComparedRelease = {
  /** Sorted by id, then version. */
  forms: readonly ComparedForm[];
  localities: Localities;
  /** The question sets of guided flows, by flow. */
  flows: ReadonlyMap<string, Readonly<Record<Language, SetBodies>>>;
  /** Languages that it leaves out, and what channels demand of translations. */
  languages?: CatalogLanguages;
};
