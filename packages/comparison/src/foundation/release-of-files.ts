import {
  type Bundle,
  type Catalog,
  type Language,
  type Localities,
  languages,
} from '@formpress/model';
import type { ComparedForm, ComparedRelease, SetBodies } from './compared.ts';

/** Reads the JSON of a file of a release. It throws when the file is not there. */
export type ReadJson = <T>(path: string) => T;

/** The files of a release that comparing reads, of all that it has. */
export function isCompared(path: string): boolean {
  return /^(catalog|localities)\.json$|\/(bundle|question-sets\.[a-z]{2})\.json$/.test(path);
}

/** A built release as comparing sees it. */
export function releaseOfFiles(paths: readonly string[], json: ReadJson): ComparedRelease {
  const flowIds = paths.flatMap(
    (path) => /^flows\/([^/]+)\/question-sets\.en\.json$/.exec(path)?.[1] ?? [],
  );
  return {
    forms: json<Catalog>('catalog.json').forms.map(({ folder }) => formOf(folder, json)),
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
