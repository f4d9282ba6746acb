import { type Language, languages } from '@formpress/model';
import type { Change } from './change.ts';
import type { ComparedForm } from './compared.ts';
import { pairUp } from './pair-up.ts';
import { cutList, plainList } from './say-list.ts';
import { bundleTextsOf, displayOf, textsOf } from './texts-of.ts';

const tongues: Record<Language, string> = { en: 'English', es: 'Spanish', fr: 'French' };
const mostNames = 8;

/** What changed in the words that people read. It breaks nobody. */
export function compareTexts(
  before: ComparedForm,
  after: ComparedForm,
  matches: ReadonlyMap<string, string>,
): Change[] {
  const changedIn = new Map<string, Language[]>();
  for (const language of languages) {
    const then = textsOf(before, language, (id) => matches.get(id) ?? `${id} before`);
    const now = textsOf(after, language, (id) => id);
    const [thenOwn, nowOwn] = [before, after].map(({ bundle }) => bundleTextsOf(bundle, language));
    const { both } = pairUp([...then, ...(thenOwn ?? [])], [...now, ...(nowOwn ?? [])]);
    for (const { name } of both.filter((each) => each.before !== each.after)) {
      changedIn.set(name, [...(changedIn.get(name) ?? []), language]);
    }
  }
  return [...sayTexts(changedIn), ...compareDisplay(before, after)];
}

/** One sentence for all that changed in the same languages. */
function sayTexts(changedIn: ReadonlyMap<string, Language[]>): Change[] {
  const groups = new Map<string, string[]>();
  for (const [name, list] of changedIn) {
    const key = plainList(list.map((language) => tongues[language]));
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups].map(([list, names]) => ({
    breaks: [],
    kind: 'texts-changed',
    about: names.join(', '),
    says: `The words of ${cutList(names.map(label), mostNames)} changed in ${list}.`,
  }));
}

function label(name: string): string {
  return name.replace(/^(statement )?(.*)$/, (_, kind: string = '', rest: string) =>
    kind === '' ? `"${rest}"` : `the statement "${rest}"`,
  );
}

function compareDisplay(before: ComparedForm, after: ComparedForm): Change[] {
  const { both } = pairUp(displayOf(before), displayOf(after));
  return both
    .filter((each) => each.before !== each.after)
    .map(({ name, before: then, after: now }) => ({
      breaks: [],
      kind: 'display-changed',
      about: name,
      says: `"${name}" is shown as ${now}, not as ${then}.`,
    }));
}
