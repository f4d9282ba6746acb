import type {
  Blank,
  CaseFile,
  FormFile,
  PdfFile,
  QuestionsFile,
  QuestionsWithFederalFile,
} from '@formpress/model';
import type { AuthoredForm, Valid } from '../authored/authored.ts';
import { hasFile, isFaulty, pick, pickTranslations, type Stock } from './stock.ts';

/** The files of one form version, or nothing when one of them is missing or has a mistake. */
export function assembleForm(folder: string, stock: Stock): AuthoredForm | undefined {
  const [country, place, id = '', version = ''] = folder.split('/');
  const form = pick<FormFile>(stock, `${folder}/form.yaml`);
  const complete = isComplete(folder, form, stock);
  const translations = pickTranslations(stock, `${country}/${place}/${id}`);
  if (!form || !complete || !translations) return undefined;
  const blankPdf = stock.files.get(`${folder}/blank.pdf`);
  return {
    id,
    version,
    folder,
    localityFolder: `${country}/${place}`,
    form,
    translations,
    ...present('questions', pick<QuestionsFile>(stock, `${folder}/questions.yaml`)),
    ...present(
      'questionsWithFederal',
      pick<QuestionsWithFederalFile>(stock, `${folder}/questions-with-federal.yaml`),
    ),
    ...present('pdf', pick<PdfFile>(stock, `${folder}/pdf.yaml`)),
    ...present('blankYaml', pick<Blank>(stock, `${folder}/blank.yaml`)),
    ...present('blankPdf', blankPdf && { file: `${folder}/blank.pdf`, bytes: blankPdf }),
    cases: casesIn(folder, stock),
    images: filesIn(`${folder}/images/`, stock),
    locks: locksIn(folder, stock),
  };
}

/** A key with its value, or no key at all. */
function present<K extends string, V>(key: K, value: V | undefined): { [k in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [k in K]?: V });
}

/** Cases that have mistakes are left out alone: the form does not rest on them. */
function casesIn(folder: string, stock: Stock): Valid<CaseFile>[] {
  return namesIn(`${folder}/cases/`, stock).flatMap(
    (name) => pick<CaseFile>(stock, `${folder}/cases/${name}`) ?? [],
  );
}

function locksIn(folder: string, stock: Stock): Map<string, Uint8Array> {
  const own = filesIn(`${folder}/`, stock);
  return new Map([...own].filter(([name]) => name.endsWith('.lock.json')));
}

function filesIn(folder: string, stock: Stock): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  for (const name of namesIn(folder, stock)) {
    const bytes = stock.files.get(`${folder}${name}`);
    if (bytes) found.set(name, bytes);
  }
  return found;
}

function namesIn(folder: string, { kinds }: Stock): string[] {
  const version = folder.split('/').slice(0, 4).join('/');
  return (filesByVersion(kinds).get(version) ?? [])
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length));
}

const known = new WeakMap<Stock['kinds'], ReadonlyMap<string, string[]>>();

/** The files of every version, gathered once: to look through all of them for each takes long. */
function filesByVersion(kinds: Stock['kinds']): ReadonlyMap<string, string[]> {
  const found = known.get(kinds) ?? gather(kinds);
  known.set(kinds, found);
  return found;
}

function gather(kinds: Stock['kinds']): ReadonlyMap<string, string[]> {
  const versions = new Map<string, string[]>();
  for (const path of kinds.keys()) {
    const version = path.split('/').slice(0, 4).join('/');
    const files = versions.get(version);
    if (files) files.push(path);
    else versions.set(version, [path]);
  }
  return versions;
}

/** A form has all its files, apart from those it takes from the form it is based on. */
function isComplete(folder: string, form: Valid<FormFile> | undefined, stock: Stock): boolean {
  const own = ['form', 'questions', 'questions-with-federal', 'pdf', 'blank'];
  const faulty = own.some((name) => isFaulty(stock, `${folder}/${name}.yaml`));
  if (!hasFile(stock, `${folder}/form.yaml`, 'every version of a form has one.')) return false;
  if (!form || form.data.basedOn !== undefined) return !faulty;
  const why = 'a form needs one, unless it is based on another form.';
  const needed = ['questions.yaml', 'pdf.yaml'].map((name) =>
    hasFile(stock, `${folder}/${name}`, why),
  );
  if (!stock.kinds.has(`${folder}/blank.pdf`)) {
    needed.push(
      hasFile(stock, `${folder}/blank.yaml`, `${why} The agency's blank.pdf does as well.`),
    );
  }
  return !faulty && needed.every(Boolean);
}
