import { languageNames, languages, nearestName, translatedLanguages } from '@formpress/model';
import { didYouMean } from '../../../diagnostics/did-you-mean.ts';

/** The kinds of YAML file, named as their schemas, and the files that are kept as bytes. */
export type FileKind =
  | ('answers' | 'people' | 'terms' | 'translations' | 'locality' | 'flow' | 'form' | 'questions')
  | ('questions-with-federal' | 'pdf' | 'blank' | 'case' | 'place-case' | 'reciprocity')
  | ('languages' | 'engine-fields')
  | ('blank-pdf' | 'image' | 'kept');

/** The kind of a file, or why it is misplaced: the misnamed path, and the message. */
export type RecognisedFile =
  | { kind: FileKind }
  | { wrong: string; meant: string | undefined; message: string; help: string };

/** A folder of the definitions: its description, and what it may contain. */
type Folder = {
  says: string;
  files?: Record<string, FileKind>;
  anyFile?: { ending: RegExp; kind: FileKind };
  folders?: Record<string, Folder>;
  anyFolder?: { name: RegExp; folder: Folder };
};

const translationFiles = translatedLanguages.map((language) => `${language}.yaml`);

const translations: Folder = {
  says: `The folder translations contains ${translationFiles.join(' and ')}.`,
  files: Object.fromEntries(translationFiles.map((name) => [name, 'translations'])),
};

const endings = languages.flatMap((language) => languageNames[language].ending ?? []);

const version: Folder = {
  says:
    'The folder of a version contains form.yaml, questions.yaml, questions-with-federal.yaml, ' +
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
      says: 'The folder cases contains YAML files.',
      anyFile: { ending: /\.yaml$/, kind: 'case' },
    },
    images: {
      says: 'The folder images contains pictures whose names end in .png or .jpg.',
      anyFile: { ending: /\.(png|jpg|jpeg)$/, kind: 'image' },
    },
  },
};

const form: Folder = {
  says:
    'The folder of a form contains the folder translations and a folder for each version, ' +
    'named by year and two numbers, such as 2026.1.0.',
  files: { 'texts.lock.json': 'kept' },
  folders: { translations },
  anyFolder: { name: /^[0-9]+\.[0-9]+\.[0-9]+$/, folder: version },
};

const locality: Folder = {
  says:
    'The folder of a locality contains locality.yaml, answers.yaml, the folders flows, cases and ' +
    'translations, and a folder for each form, named by its id, such as W4101 or AZ101.',
  files: {
    'locality.yaml': 'locality',
    'answers.yaml': 'answers',
    'locality.lock.txt': 'kept',
    'texts.lock.json': 'kept',
  },
  folders: {
    cases: {
      says: 'The folder cases contains YAML files.',
      anyFile: { ending: /\.yaml$/, kind: 'place-case' },
    },
    flows: {
      says: 'The folder flows contains YAML files.',
      anyFile: { ending: /\.yaml$/, kind: 'flow' },
    },
    translations,
  },
  anyFolder: { name: new RegExp(`^[A-Z][A-Z0-9][0-9]{3}(${endings.join('|')})?$`), folder: form },
};

const country: Folder = {
  says:
    'The folder of a country contains the folder federal, and folders named by the two letters ' +
    'of a state or province.',
  folders: { federal: locality },
  anyFolder: { name: /^[A-Z]{2}$/, folder: locality },
};

const definitions: Folder = {
  says: 'The definitions contain the folders shared, us and ca.',
  files: { 'published.json': 'kept' },
  folders: {
    shared: {
      says:
        'The folder shared contains answers.yaml, people.yaml, terms.yaml, languages.yaml, ' +
        'reciprocity.yaml, engine-fields.yaml and the folder translations.',
      files: {
        'answers.yaml': 'answers',
        'people.yaml': 'people',
        'terms.yaml': 'terms',
        'texts.lock.json': 'kept',
        'reciprocity.yaml': 'reciprocity',
        'languages.yaml': 'languages',
        'engine-fields.yaml': 'engine-fields',
      },
      folders: { translations },
    },
    us: country,
    ca: country,
  },
};

/** Determines the kind of a file from its path. */
export function recogniseFile(path: string): RecognisedFile {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  let folder = definitions;
  for (const [depth, below] of folders.entries()) {
    const inside = folder.folders?.[below] ?? matching(folder.anyFolder, below);
    if (!inside) return misplaced('folder', folders.slice(0, depth + 1), folder);
    folder = inside;
  }
  const kind =
    folder.files?.[name] ?? (folder.anyFile?.ending.test(name) ? folder.anyFile.kind : undefined);
  return kind ? { kind } : misplaced('file', [...folders, name], folder);
}

function matching(any: Folder['anyFolder'], name: string): Folder | undefined {
  return any?.name.test(name) ? any.folder : undefined;
}

/** The names that may be meant, where letters are lower-case or typed for digits: W4101 for W41O1. */
function lookAlike(name: string, pattern: RegExp | undefined): string[] {
  const upper = name.toUpperCase();
  const digits = upper.slice(2).replaceAll('O', '0').replace(/[IL]/g, '1');
  return [upper, upper.slice(0, 2) + digits].filter((each) => pattern?.test(each));
}

function misplaced(what: 'file' | 'folder', path: string[], folder: Folder): RecognisedFile {
  const name = path.at(-1) ?? '';
  const alike = what === 'folder' ? lookAlike(name, folder.anyFolder?.name) : [];
  const known = [...alike, ...Object.keys((what === 'file' ? folder.files : folder.folders) ?? {})];
  const near = nearestName(name, known);
  return {
    wrong: path.join('/'),
    meant: near && [...path.slice(0, -1), near].join('/'),
    message: `A ${what} "${name}" does not belong here.${didYouMean(name, known)}`,
    help: folder.says,
  };
}
