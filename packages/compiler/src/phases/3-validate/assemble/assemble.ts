import type {
  AnswersFile,
  EngineFieldsFile,
  LanguagesFile,
  PeopleFile,
  ReciprocityFile,
  TermsFile,
} from '@formpress/model';
import type { AuthoredForm, AuthoredPlace, AuthoredShared } from '../authored/authored.ts';
import { assembleForm } from './assemble-form.ts';
import { assembleLocality } from './assemble-locality.ts';
import { pick, pickTranslations, requireFile, type ValidatedFiles } from './validated-files.ts';

/** The files of shared/; undefined when one that all forms depend on is missing or has a mistake. */
export function assembleShared(validated: ValidatedFiles): AuthoredShared | undefined {
  const needed = ['shared/answers.yaml', 'shared/people.yaml'];
  for (const file of needed) requireFile(validated, file, 'it contains what all forms share.');
  const answers = pick<AnswersFile>(validated, 'shared/answers.yaml');
  const people = pick<PeopleFile>(validated, 'shared/people.yaml');
  const translations = pickTranslations(validated, 'shared');
  const terms = pick<TermsFile>(validated, 'shared/terms.yaml');
  const reciprocity = pick<ReciprocityFile>(validated, 'shared/reciprocity.yaml');
  const languages = pick<LanguagesFile>(validated, 'shared/languages.yaml');
  const engineFields = pick<EngineFieldsFile>(validated, 'shared/engine-fields.yaml');
  if (!answers || !people || !translations) return undefined;
  const more = {
    ...(terms && { terms }),
    ...(reciprocity && { reciprocity }),
    ...(languages && { languages }),
    ...(engineFields && { engineFields }),
  };
  return { answers, people, translations, ...more };
}

/** A place with its flows, and the flows that were left out because of a mistake. */
export function assemblePlace(folder: string, validated: ValidatedFiles): AuthoredPlace {
  const locality = assembleLocality(folder, validated);
  const kept = new Set([...(locality?.flows.values() ?? [])].map(({ file }) => file));
  const flows = [...validated.kinds].filter(([file, kind]) => kind === 'flow' && !kept.has(file));
  return {
    ...(locality && { locality }),
    leftOut: new Set(flows.map(([file]) => file.replace(/^.*\/|\.yaml$/g, ''))),
  };
}

/** The form versions that have all their files, and the names of those that do not. */
export function assembleForms(validated: ValidatedFiles): {
  forms: AuthoredForm[];
  leftOut: Set<string>;
} {
  const folders = versionFolders(validated.kinds.keys());
  const forms = folders.flatMap((folder) => assembleForm(folder, validated) ?? []);
  const kept = new Set(forms.map(({ folder }) => folder));
  const wrong = folders.filter((folder) => !kept.has(folder));
  const names = [...wrong, ...validated.wrong, ...validated.meant].flatMap(namesOfForm);
  return { forms, leftOut: new Set(names) };
}

/** The folders of form versions, such as us/federal/W4101/2026.1.0. */
export function versionFolders(paths: Iterable<string>): string[] {
  const folders = [...paths].flatMap(
    (path) => /^(?:us|ca)\/[^/]+\/[^/]+\/[0-9.]+(?=\/)/.exec(path)?.[0] ?? [],
  );
  return [...new Set(folders)];
}

/** W4101 and "W4101 2026.1.0": the names by which other files refer to the form in a folder. */
export function namesOfForm(folder: string): string[] {
  const [, , id = '', version] = folder.split('/');
  return version === undefined ? [id] : [id, `${id} ${version}`];
}
