import {
  type Catalog,
  type CatalogForm,
  compareVersions,
  type Language,
  type Localities,
  languages,
} from '@formpress/model';
import { once } from '../foundation/once.ts';
import { type FormVersion, formFiles, formVersion, type SetBodies } from './form-version.ts';
import { type ReleaseFiles, readRelease } from './read-release.ts';
import { ReleaseProblem } from './release-problem.ts';

/** A release that may be served. */
export type LoadedRelease = {
  files: ReleaseFiles;
  /** By form id, in the order of the catalog, with versions in ascending order. */
  forms: ReadonlyMap<string, FormVersion[]>;
  localities: Localities;
  /** Bodies of the question sets of each flow that has questions. */
  flows: ReadonlyMap<string, (language: Language) => SetBodies>;
  /** Languages that the release leaves out: callers who ask for them get English. */
  leftOut: readonly Language[];
  /** The form versions that are not offered because their blank is a specimen. */
  heldBack: readonly CatalogForm[];
};

/**
 * Reads and verifies a release. Specimens are left out unless they are allowed. What was prepared for
 * the previous release is reused for unchanged form versions.
 */
export async function loadRelease(
  folder: string,
  specimens: boolean,
  before?: LoadedRelease,
): Promise<LoadedRelease> {
  const files = await readRelease(folder);
  const { forms: entries, languages: said } = files.json<Catalog>('catalog.json');
  checkComplete(files, entries, folder);
  // This includes specimens that are left out, because nothing else removes their bytes from memory.
  const all = entries.map((entry) => formVersion(files, entry, versionIn(before, entry)));
  const isOffered = ({ blank }: CatalogForm) => specimens || blank === 'agency';
  return {
    files,
    forms: byForm(all.filter(({ entry }) => isOffered(entry))),
    localities: files.json<Localities>('localities.json'),
    flows: flowsOf(files),
    leftOut: said?.leftOut ?? [],
    heldBack: entries.filter((entry) => !isOffered(entry)),
  };
}

function versionIn(release: LoadedRelease | undefined, wanted: CatalogForm) {
  const versions = release?.forms.get(wanted.id);
  return versions?.find(({ entry }) => entry.version === wanted.version);
}

function byForm(all: FormVersion[]): LoadedRelease['forms'] {
  const forms = new Map<string, FormVersion[]>();
  for (const version of all) {
    const { id } = version.entry;
    forms.set(id, [...(forms.get(id) ?? []), version]);
  }
  for (const versions of forms.values()) {
    versions.sort((a, b) => compareVersions(a.entry.version, b.entry.version));
  }
  return forms;
}

/** Checks that all files of the forms in the catalog exist. */
function checkComplete(files: ReleaseFiles, entries: CatalogForm[], folder: string): void {
  const wanted = entries.flatMap((entry) => formFiles.map((name) => `${entry.folder}/${name}`));
  const missing = ['openapi.yaml', ...wanted].filter((path) => files.digestOf(path) === undefined);
  if (missing.length === 0) return;
  throw new ReleaseProblem(
    'RELEASE_INCOMPLETE',
    `The release in ${folder} is not complete: ${missing.join(', ')}.`,
  );
}

function flowsOf(files: ReleaseFiles): LoadedRelease['flows'] {
  const ids = files.paths.flatMap(
    (path) => /^flows\/([^/]+)\/question-sets\.en\.json$/.exec(path)?.[1] ?? [],
  );
  return new Map(
    ids.map((id) => {
      const read = (language: Language) =>
        once(() => files.json<SetBodies>(`flows/${id}/question-sets.${language}.json`));
      const bodies = new Map(languages.map((language) => [language, read(language)]));
      return [id, (language: Language) => bodies.get(language)?.() ?? {}];
    }),
  );
}
