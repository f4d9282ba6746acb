import { languageNames, languages, nearestName, translatedLanguages } from '@formpress/model';
import { didYouMean } from '../../../diagnostics/did-you-mean.ts';

/** The kinds of YAML file, named as their schemas, and the files that are kept as bytes. */
export type FileKind =
  | ('answers' | 'people' | 'terms' | 'translations' | 'locality' | 'flow' | 'form' | 'questions')
  | ('questions-with-federal' | 'pdf' | 'blank' | 'case' | 'place-case' | 'reciprocity')
  | ('blank-pdf' | 'image' | 'kept');

/** What a file is, or why it has no place: the path that is wrongly named, and what to say. */
export type RecognisedFile =
  | { kind: FileKind }
  | { wrong: string; meant: string | undefined; message: string; help: string };

/** A folder of the definitions: what it is, and what may stand in it. */
type Shelf = {
  says: string;
  files?: Record<string, FileKind>;
  anyFile?: { ending: RegExp; kind: FileKind };
  folders?: Record<string, Shelf>;
  anyFolder?: { name: RegExp; shelf: Shelf };
};

const translationFiles = translatedLanguages.map((language) => `${language}.yaml`);

const translations: Shelf = {
  says: `The folder translations holds ${translationFiles.join(' and ')}.`,
  files: Object.fromEntries(translationFiles.map((name) => [name, 'translations'])),
};

const endings = languages.flatMap((language) => languageNames[language].ending ?? []);

const version: Shelf = {
  says:
    'The folder of a version holds form.yaml, questions.yaml, questions-with-federal.yaml, ' +
    'pdf.yaml, blank.yaml or blank.pdf, and the folders cases and images.',
  files: {
    'form.yaml': 'form',
    'questions.yaml': 'questions',
    'questions-with-federal.yaml': 'questions-with-federal',
    'pdf.yaml': 'pdf',
    'blank.yaml': 'blank',
    'blank.pdf': 'blank-pdf',
    'blank.lock.json': 'kept',
    'paths.lock.json': 'kept',
  },
  folders: {
    cases: {
      says: 'The folder cases holds YAML files.',
      anyFile: { ending: /\.yaml$/, kind: 'case' },
    },
    images: {
      says: 'The folder images holds pictures whose names end in .png or .jpg.',
      anyFile: { ending: /\.(png|jpg|jpeg)$/, kind: 'image' },
    },
  },
};

const form: Shelf = {
  says:
    'The folder of a form holds the folder translations and a folder for each version, ' +
    'named by year and two numbers, such as 2026.1.0.',
  files: { 'texts.lock.json': 'kept' },
  folders: { translations },
  anyFolder: { name: /^[0-9]+\.[0-9]+\.[0-9]+$/, shelf: version },
};

const locality: Shelf = {
  says:
    'The folder of a locality holds locality.yaml, answers.yaml, the folders flows, cases and ' +
    'translations, and a folder for each form, named by its id, such as W4101 or AZ101.',
  files: {
    'locality.yaml': 'locality',
    'answers.yaml': 'answers',
    'locality.lock.txt': 'kept',
    'texts.lock.json': 'kept',
  },
  folders: {
    cases: {
      says: 'The folder cases holds YAML files.',
      anyFile: { ending: /\.yaml$/, kind: 'place-case' },
    },
    flows: {
      says: 'The folder flows holds YAML files.',
      anyFile: { ending: /\.yaml$/, kind: 'flow' },
    },
    translations,
  },
  anyFolder: { name: new RegExp(`^[A-Z][A-Z0-9][0-9]{3}(${endings.join('|')})?$`), shelf: form },
};

const country: Shelf = {
  says:
    'The folder of a country holds the folder federal, and folders named by the two letters ' +
    'of a state or province.',
  folders: { federal: locality },
  anyFolder: { name: /^[A-Z]{2}$/, shelf: locality },
};

const definitions: Shelf = {
  says: 'The definitions hold the folders shared, us and ca.',
  files: { 'published.json': 'kept' },
  folders: {
    shared: {
      says:
        'The folder shared holds answers.yaml, people.yaml, terms.yaml, reciprocity.yaml and the ' +
        'folder translations.',
      files: {
        'answers.yaml': 'answers',
        'people.yaml': 'people',
        'terms.yaml': 'terms',
        'texts.lock.json': 'kept',
        'reciprocity.yaml': 'reciprocity',
      },
      folders: { translations },
    },
    us: country,
    ca: country,
  },
};

/** Tells what a file is from where it stands. */
export function recogniseFile(path: string): RecognisedFile {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  let shelf = definitions;
  for (const [depth, folder] of folders.entries()) {
    const inside = shelf.folders?.[folder] ?? matching(shelf.anyFolder, folder);
    if (!inside) return misplaced('folder', folders.slice(0, depth + 1), shelf);
    shelf = inside;
  }
  const kind =
    shelf.files?.[name] ?? (shelf.anyFile?.ending.test(name) ? shelf.anyFile.kind : undefined);
  return kind ? { kind } : misplaced('file', [...folders, name], shelf);
}

function matching(any: Shelf['anyFolder'], folder: string): Shelf | undefined {
  return any?.name.test(folder) ? any.shelf : undefined;
}

/** The name that looks like this one, where letters were taken for digits: W4101 for W41O1. */
function lookAlike(name: string, pattern: RegExp | undefined): string[] {
  const upper = name.toUpperCase();
  const digits = upper.slice(2).replaceAll('O', '0').replace(/[IL]/g, '1');
  return [upper, upper.slice(0, 2) + digits].filter((each) => pattern?.test(each));
}

function misplaced(what: 'file' | 'folder', path: string[], shelf: Shelf): RecognisedFile {
  const name = path.at(-1) ?? '';
  const alike = what === 'folder' ? lookAlike(name, shelf.anyFolder?.name) : [];
  const known = [...alike, ...Object.keys((what === 'file' ? shelf.files : shelf.folders) ?? {})];
  const near = nearestName(name, known);
  return {
    wrong: path.join('/'),
    meant: near && [...path.slice(0, -1), near].join('/'),
    message: `There is no place for a ${what} "${name}" here.${didYouMean(name, known)}`,
    help: shelf.says,
  };
}
