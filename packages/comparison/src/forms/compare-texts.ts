import { type Bundle, type Language, languageNames, languages } from '@formpress/model';
import { matchSets } from '../answers/match-sets.ts';
import type { Change } from '../foundation/change.ts';
import type { ComparedForm } from '../foundation/compared.ts';
import { plainList, shortenedList } from '../foundation/describe-list.ts';
import { pairUp } from '../foundation/pair-up.ts';
import { bundleTextsOf, displayOf, type SetNames, textsOf } from './texts-of.ts';

const mostNames = 8;

/** What changed in the texts that people read. It breaks nobody. */
export function compareTexts(before: ComparedForm, after: ComparedForm): Change[] {
  const names = setNames(before.bundle, after.bundle);
  const changedIn = new Map<string, Language[]>();
  const described = describedOtherwise(before.bundle, after.bundle);
  for (const language of languages) {
    const then = textsOf(before, language, names.before);
    const now = textsOf(after, language, names.after);
    const [thenOwn, nowOwn] = [before, after].map(({ bundle }) => bundleTextsOf(bundle, language));
    const { both } = pairUp([...then, ...(thenOwn ?? [])], [...now, ...(nowOwn ?? [])]);
    const changed = both.filter((each) => each.before !== each.after);
    for (const name of new Set(changed.map((each) => each.name.replace(/ option .*$/s, '')))) {
      if (!described.has(name)) changedIn.set(name, [...(changedIn.get(name) ?? []), language]);
    }
  }
  return [...describeTexts(changedIn), ...compareDisplay(before, after)];
}

/** How sets are named in both versions: by their new ids, with a remark for those of the second interview. */
function setNames(before: Bundle, after: Bundle): { before: SetNames; after: SetNames } {
  const main = matchSets(before.interview, after.interview);
  const second =
    before.withFederal && after.withFederal
      ? matchSets(before.withFederal, after.withFederal)
      : new Map<string, string>();
  const inSecond = (id: string) => `${id} with federal values`;
  return {
    before: {
      interview: (id) => main.get(id) ?? `${id} before`,
      withFederal: (id) => inSecond(second.get(id) ?? `${id} before`),
    },
    after: { interview: (id) => id, withFederal: inSecond },
  };
}

/** Parameters whose English changed: that is reported with the parameter. */
function describedOtherwise(before: Bundle, after: Bundle): ReadonlySet<string> {
  const texts = ({ taxParameters }: Bundle) =>
    taxParameters.map(({ id, about }) => [id, about.en] as const);
  const { both } = pairUp(texts(before), texts(after));
  return new Set(both.filter((each) => each.before !== each.after).map(({ name }) => name));
}

/** One sentence for all texts that changed in the same languages. */
function describeTexts(changedIn: ReadonlyMap<string, Language[]>): Change[] {
  const groups = new Map<string, string[]>();
  for (const [name, list] of changedIn) {
    const key = plainList(list.map((language) => languageNames[language].english));
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups].map(([list, names]) => ({
    breaks: [],
    kind: 'texts-changed',
    about: names.join(', '),
    says: `The words of ${shortenedList(names.map(label), mostNames)} changed in ${list}.`,
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
