import {
  createReport,
  parseYaml,
  type SourceRange,
  type Sources,
  stateOf,
  type TextNode,
  type TranslationState,
  todo,
  type YamlNode,
} from '@formpress/compiler';
import type { TranslatedLanguage } from '@formpress/model';

/** A pair in a file of translations, with the places of its parts. */
export type Pair = {
  file: string;
  english: string;
  /** Empty when it is still to be written. */
  translation: string;
  state: TranslationState;
  /** The places of the whole pair, of its translation, and of its state. */
  at: SourceRange;
  translationAt: SourceRange;
  stateAt?: SourceRange;
};

/** The pairs of one language: by file and English, and by the place of the translation. */
export type Pairs = {
  find(file: string, english: string): Pair | undefined;
  at(place: SourceRange): Pair | undefined;
  /** A pair of this English in any file. */
  findAnywhere(english: string): Pair | undefined;
};

/** Reads all files of translations of a language. */
export function readPairs(sources: Sources, language: TranslatedLanguage): Pairs {
  const paths = [...sources.keys()].filter((path) =>
    path.endsWith(`/translations/${language}.yaml`),
  );
  const files = new Map(paths.map((path) => [path, sources.get(path) ?? new Uint8Array()]));
  const byEnglish = new Map<string, Pair>();
  const anywhere = new Map<string, Pair>();
  const byPlace = new Map<string, Pair>();
  for (const { file, root } of parseYaml(files, createReport()).documents)
    for (const node of root.kind === 'list' ? root.items : []) {
      const pair = pairOf(file, node, language);
      if (!pair) continue;
      byEnglish.set(keyOf(file, pair.english), pair);
      anywhere.set(pair.english, pair);
      byPlace.set(placeKey(pair.translationAt), pair);
    }
  return {
    find: (file, english) => byEnglish.get(keyOf(file, english)),
    at: (place) => byPlace.get(placeKey(place)),
    findAnywhere: (english) => anywhere.get(english),
  };
}

function pairOf(file: string, node: YamlNode, language: TranslatedLanguage): Pair | undefined {
  const [english, translation] = [textAt(node, 'en'), textAt(node, language)];
  if (!english || !translation) return undefined;
  const state = textAt(node, 'state');
  return {
    file,
    english: english.value,
    translation: translation.value === todo ? '' : translation.value,
    state: stateOf(node),
    at: node.at,
    translationAt: translation.at,
    ...(state && { stateAt: state.at }),
  };
}

function textAt(node: YamlNode, key: string): TextNode | undefined {
  const entries = node.kind === 'map' ? node.entries : [];
  const value = entries.find((entry) => entry.key === key)?.value;
  return value?.kind === 'text' ? value : undefined;
}

function keyOf(file: string, english: string): string {
  return `${file}\n${english}`;
}

function placeKey({ file, start }: SourceRange): string {
  return `${file}:${start}`;
}
