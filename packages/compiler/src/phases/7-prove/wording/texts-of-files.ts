import { type TranslatedLanguage, translatedLanguages } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { Valid } from '../../3-validate/authored/authored.ts';
import { itemsOf, nodeAt, textNodeOf } from '../../4-link/foundation/entries.ts';
import {
  type FileText,
  textsOfForm,
  textsOfKinds,
  textsOfPeople,
  textsOfSets,
  textsOfSigns,
} from './text-of-file.ts';
import { textsOfBlank } from './texts-of-blank.ts';
import { textsOfPlace } from './texts-of-place.ts';

/** A translation and its place. */
export type LockedPair = {
  english: string;
  englishAt: SourceRange;
  language: TranslatedLanguage;
  is: string;
  at: SourceRange;
};

/** The texts of one folder: what all forms share, a place, or the versions of a form. */
export type FolderTexts = {
  /** By version, or under '' where there are no versions; then by name. */
  texts: Map<string, Map<string, FileText>>;
  pairs: LockedPair[];
};

/** The texts of files, by the folder of their lock. */
export function textsByFolder(
  files: readonly Pick<Valid<unknown>, 'file' | 'root'>[],
): Map<string, FolderTexts> {
  const folders = new Map<string, FolderTexts>();
  for (const { file, root } of files) {
    const [, folder = '', , version = '', rest = ''] = place.exec(file) ?? [];
    if (/^cases\//.test(rest)) continue;
    const found: FolderTexts = folders.get(folder) ?? { texts: new Map(), pairs: [] };
    folders.set(folder, found);
    const language = translatedLanguages.find((each) => rest === `translations/${each}.yaml`);
    if (language) found.pairs.push(...pairsOf(root, language));
    else {
      const texts = found.texts.get(version) ?? new Map<string, FileText>();
      found.texts.set(version, texts);
      for (const text of textsOf(rest, root)) if (!texts.has(text.name)) texts.set(text.name, text);
    }
  }
  return folders;
}

const place = /^(shared|[a-z]+\/[^/]+(\/[A-Z][A-Z0-9][0-9]{3}[A-Z]*)?)\/(?:([0-9.]+)\/)?(.*)$/;

function textsOf(file: string, root: Valid<unknown>['root']): FileText[] {
  const name = file.replace(/\.yaml$/, '');
  switch (name) {
    case 'form':
      return textsOfForm(root);
    case 'questions':
      return textsOfSets(root);
    case 'questions-with-federal':
      return prefixed('federal', textsOfSets(root));
    case 'pdf':
      return textsOfSigns(root);
    case 'blank':
      return textsOfBlank(root);
    case 'answers':
      return textsOfKinds(root);
    case 'people':
      return textsOfPeople(root);
    case 'locality':
      return textsOfPlace(root);
    default:
      return name.startsWith('flows/') ? prefixed(name.slice(6), textsOfSets(root)) : [];
  }
}

function prefixed(by: string, texts: FileText[]): FileText[] {
  return texts.map((text) => ({ ...text, name: `${by} ${text.name}` }));
}

function pairsOf(root: Valid<unknown>['root'], language: TranslatedLanguage): LockedPair[] {
  return itemsOf(root).map((pair) => {
    const node = textNodeOf(nodeAt(pair, language));
    const { value: english, at: englishAt } = textNodeOf(nodeAt(pair, 'en'));
    return { english, englishAt, language, is: node.value, at: node.at };
  });
}
