import {
  type Bundle,
  type Catalog,
  type Language,
  type Localities,
  languages,
} from '@formpress/model';
import type { ComparedForm, ComparedRelease, SetBodies } from './compared.ts';

/** Reads a JSON file of a release. Throws when there is no such file. */
export type ReadJson = <T>(path: string) => T;

/** Whether a file of a release is compared. */
export function isCompared(path: string): boolean {
  return /^(catalog|localities)\.json$|\/(bundle|question-sets\.[a-z]{2})\.json$/.test(path);
}

/** A built release to compare. */
export function releaseOfFiles(paths: readonly string[], json: ReadJson): ComparedRelease {
  const flowIds = paths.flatMap(
    (path) => /^flows\/([^/]+)\/question-sets\.en\.json$/.exec(path)?.[1] ?? [],
  );
  const { forms, languages: said } = json<Catalog>('catalog.json');
  return {
    ...(said && { languages: said }),
    forms: forms.map(({ folder }) => formOf(folder, json)),
    localities: json<Localities>('localities.json'),
    flows: new Map(
      flowIds.map((id) => [id, inEachLanguage((name) => json<SetBodies>(`flows/${id}/${name}`))]),
    ),
  };
}

function formOf(folder: string, json: ReadJson): ComparedForm {
  return {
    bundle: json<Bundle>(`${folder}/bundle.json`),
    questionSets: inEachLanguage((name) => json(`${folder}/${name}`)),
  };
}

function inEachLanguage<T>(read: (name: string) => T): Record<Language, T> {
  const bodies = languages.map((language) => [language, read(`question-sets.${language}.json`)]);
  return Object.fromEntries(bodies) as Record<Language, T>;
}
