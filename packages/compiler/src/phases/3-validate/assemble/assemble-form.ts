import type {
  Blank,
  CaseFile,
  FormFile,
  PdfFile,
  QuestionsFile,
  QuestionsWithFederalFile,
} from '@formpress/model';
import type { AuthoredForm, Valid } from '../authored/authored.ts';
import {
  isFaulty,
  pick,
  pickTranslations,
  requireFile,
  type ValidatedFiles,
} from './validated-files.ts';

/** The files of one form version; undefined when one of them is missing or has a mistake. */
export function assembleForm(folder: string, validated: ValidatedFiles): AuthoredForm | undefined {
  const [country, place, id = '', version = ''] = folder.split('/');
  const form = pick<FormFile>(validated, `${folder}/form.yaml`);
  const complete = isComplete(folder, form, validated);
  const translations = pickTranslations(validated, `${country}/${place}/${id}`);
  if (!form || !complete || !translations) return undefined;
  const blankPdf = validated.files.get(`${folder}/blank.pdf`);
  return {
    id,
    version,
    folder,
    localityFolder: `${country}/${place}`,
    form,
    translations,
    ...present('questions', pick<QuestionsFile>(validated, `${folder}/questions.yaml`)),
    ...present(
      'questionsWithFederal',
      pick<QuestionsWithFederalFile>(validated, `${folder}/questions-with-federal.yaml`),
    ),
    ...present('pdf', pick<PdfFile>(validated, `${folder}/pdf.yaml`)),
    ...present('blankYaml', pick<Blank>(validated, `${folder}/blank.yaml`)),
    ...present('blankPdf', blankPdf && { file: `${folder}/blank.pdf`, bytes: blankPdf }),
    cases: casesIn(folder, validated),
    images: filesIn(`${folder}/images/`, validated),
    locks: locksIn(folder, validated),
  };
}

/** A key with its value, or no key at all. */
function present<K extends string, V>(key: K, value: V | undefined): { [k in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [k in K]?: V });
}

/** The files of a form's cases. Only those with mistakes are left out: the form does not depend on them. */
function casesIn(folder: string, validated: ValidatedFiles): Valid<CaseFile>[] {
  return namesIn(`${folder}/cases/`, validated).flatMap(
    (name) => pick<CaseFile>(validated, `${folder}/cases/${name}`) ?? [],
  );
}

function locksIn(folder: string, validated: ValidatedFiles): Map<string, Uint8Array> {
  const own = filesIn(`${folder}/`, validated);
  return new Map([...own].filter(([name]) => name.endsWith('.lock.json')));
}

function filesIn(folder: string, validated: ValidatedFiles): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  for (const name of namesIn(folder, validated)) {
    const bytes = validated.files.get(`${folder}${name}`);
    if (bytes) found.set(name, bytes);
  }
  return found;
}

function namesIn(folder: string, { kinds }: ValidatedFiles): string[] {
  const version = folder.split('/').slice(0, 4).join('/');
  return (filesByVersion(kinds).get(version) ?? [])
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length));
}

const known = new WeakMap<ValidatedFiles['kinds'], ReadonlyMap<string, string[]>>();

/** The files of every version, indexed once: searching all of them for each version is slow. */
function filesByVersion(kinds: ValidatedFiles['kinds']): ReadonlyMap<string, string[]> {
  const found = known.get(kinds) ?? gather(kinds);
  known.set(kinds, found);
  return found;
}

function gather(kinds: ValidatedFiles['kinds']): ReadonlyMap<string, string[]> {
  const versions = new Map<string, string[]>();
  for (const path of kinds.keys()) {
    const version = path.split('/').slice(0, 4).join('/');
    const files = versions.get(version);
    if (files) files.push(path);
    else versions.set(version, [path]);
  }
  return versions;
}

/** Whether a form has all its files, except those that it takes from the form it is based on. */
function isComplete(
  folder: string,
  form: Valid<FormFile> | undefined,
  validated: ValidatedFiles,
): boolean {
  const own = ['form', 'questions', 'questions-with-federal', 'pdf', 'blank'];
  const faulty = own.some((name) => isFaulty(validated, `${folder}/${name}.yaml`));
  if (!requireFile(validated, `${folder}/form.yaml`, 'every version of a form has one.'))
    return false;
  if (!form || form.data.basedOn !== undefined) return !faulty;
  const why = 'a form needs one, unless it is based on another form.';
  const needed = ['questions.yaml', 'pdf.yaml'].map((name) =>
    requireFile(validated, `${folder}/${name}`, why),
  );
  if (!validated.kinds.has(`${folder}/blank.pdf`)) {
    needed.push(
      requireFile(validated, `${folder}/blank.yaml`, `${why} The agency's blank.pdf does as well.`),
    );
  }
  return !faulty && needed.every(Boolean);
}
