import {
  createReport,
  type FindBefore,
  type LinkedForm,
  type LinkedText,
  parseYaml,
  type Sources,
  termFinder,
  textsBefore,
  translationsFile,
} from '@formpress/compiler';
import { compareVersions, type TranslatedLanguage } from '@formpress/model';
import type { Unit, UnitTerm, Use } from '../foundation/unit.ts';
import { unitId } from '../foundation/unit-id.ts';
import { type Pair, type Pairs, readPairs } from '../pairs/read-pairs.ts';
import { paperOf } from '../shown/paper-of.ts';
import { shownInForm } from '../shown/shown-in-form.ts';
import { shownInPlace, shownInShared } from '../shown/shown-in-place.ts';
import type { ShownText } from '../shown/shown-text.ts';
import type { TextSource } from './text-source.ts';

/** Collects the texts of forms and places as units of one language, in the order in which people meet them. */
export function collectUnits(source: TextSource, language: TranslatedLanguage): Unit[] {
  const scope: Scope = {
    language,
    pairs: readPairs(source.sources, language),
    exists: (file) => source.sources.get(file) !== undefined,
    before: findBefore(source.sources),
    terms: termsFinder(source, language),
    units: new Map(),
  };
  for (const form of newestFirst(source.forms)) {
    const paper = paperOf(form);
    addScreens(shownInForm(form), scope, ({ question }) => useInForm(form, question, paper));
  }
  for (const place of source.places) addScreens(shownInPlace(place), scope, () => ({}));
  addScreens(shownInShared(source.shared.texts), scope, () => ({}));
  return [...scope.units.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

type Scope = {
  language: TranslatedLanguage;
  pairs: Pairs;
  exists: (file: string) => boolean;
  before: FindBefore;
  terms: (english: string) => UnitTerm[];
  units: Map<string, Unit>;
};

type Found = { english: string; file: string; pair?: Pair };

/** Adds each text of each screen, with the texts before and after it. */
function addScreens(
  shown: readonly ShownText[],
  scope: Scope,
  useOf: (shown: ShownText) => Omit<Use, 'shown'>,
): void {
  const found = shown.map(({ text }) => findText(text, scope));
  for (const [index, each] of shown.entries()) {
    const here = found[index];
    if (!here) continue;
    const [before, after] = [neighbor(-1), neighbor(1)];
    const around = { ...(before && { before }), ...(after && { after }) };
    addUnit(each, here, { scope, around, use: { shown: each.shown, ...useOf(each) } });

    function neighbor(step: number): string | undefined {
      const other = shown[index + step];
      return other?.screen === each.screen ? found[index + step]?.english : undefined;
    }
  }
}

type Adding = { scope: Scope; around: Unit['around']; use: Use };

function addUnit(
  { text, note }: ShownText,
  { english, file, pair }: Found,
  { scope, around, use }: Adding,
): void {
  const id = unitId(file, english);
  const known = scope.units.get(id);
  if (known) {
    // Of the versions of a form, the newest is enough.
    const isNew = known.uses.every(({ shown }) => unversioned(shown) !== unversioned(use.shown));
    if (isNew) known.uses.push(use);
    return;
  }
  const { language } = scope;
  const translation = pair?.translation ?? '';
  const was = translation === '' ? scope.before(text.at, english) : undefined;
  const old =
    was && (was.translations[language] ?? scope.pairs.findAnywhere(was.english)?.translation);
  scope.units.set(id, {
    ...{ id, language, file, english, translation, around, note },
    state: translation !== '' && pair ? pair.state : was ? 'changed' : 'missing',
    ...(was && {
      before: { english: was.english, ...(old !== undefined && { translation: old }) },
    }),
    uses: [use],
    terms: scope.terms(english),
  });
}

function unversioned(shown: string): string {
  return shown.replace(/ [0-9]+\.[0-9.]+/, '');
}

/** The English of a text as written, and its pair; undefined for a text without words. */
function findText(text: LinkedText, { language, pairs, exists }: Scope): Found | undefined {
  const place = text.translatedAt?.[language];
  const pair = place && pairs.at(place);
  if (pair) return { english: pair.english, file: pair.file, pair };
  const english = text.untranslated?.english;
  if (english === undefined) return undefined;
  const file = translationsFile(text.at.file, language, exists);
  const unwritten = pairs.find(file, english);
  return { english, file, ...(unwritten && { pair: unwritten }) };
}

function newestFirst(forms: readonly LinkedForm[]): LinkedForm[] {
  return forms.toSorted((a, b) =>
    a.id === b.id ? compareVersions(b.version, a.version) : a.id < b.id ? -1 : 1,
  );
}

function useInForm(
  { id, version }: LinkedForm,
  question: string | undefined,
  paper: (question: string) => string | undefined,
): Omit<Use, 'shown'> {
  const form = `#/form/${id}/${version}`;
  if (question === undefined) return { fragment: form };
  const room = paper(question);
  return { fragment: `${form}/question/${question}`, ...(room && { paper: room }) };
}

function termsFinder({ shared }: TextSource, language: TranslatedLanguage): Scope['terms'] {
  if (shared.terms.length === 0) return () => [];
  const find = termFinder(shared.terms);
  return (english) =>
    find(english).map(({ term, found }) => ({
      ...{ english: found, words: term[language] },
      ...(term.note !== undefined && { note: term.note }),
    }));
}

/** Finds what a text said when it was last locked. It reads all files, but only on demand: most exports never ask. */
function findBefore(sources: Sources): FindBefore {
  let find: FindBefore | undefined;
  return (at, english) => {
    const known = find ?? textsBefore(parsedFiles(sources), sources);
    find = known;
    return known(at, english);
  };
}

function parsedFiles(sources: Sources) {
  const paths = [...sources.keys()].filter((path) => path.endsWith('.yaml'));
  const files = new Map(paths.map((path) => [path, sources.get(path) ?? new Uint8Array()]));
  return parseYaml(files, createReport()).documents;
}
