import type { Cache } from '../cache/cache.ts';
import { keepData } from '../cache/kept-data.ts';
import type { Compiled } from '../compile/compile.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { checks } from '../phases/5-check/checks.ts';
import { exampleAmong } from '../phases/8-emit/openapi-examples.ts';
import { type Family, familiesOf, isIn } from './family.ts';
import { shownBy } from './shown-by.ts';
import { type FamilyTexts, textsOfFamily } from './texts-of-family.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** A family of forms as a compile of everything left it. */
export type KeptFamily = {
  folders: string[];
  /** Whether nothing was found in its files, not even a warning that someone accepts. */
  isSettled: boolean;
  /** Whether the description of the interface takes its examples from it. */
  isExample: boolean;
  /** The digest of what it shows to others. */
  shown: string;
  /** The key of its texts. */
  texts: string;
  /** The key of its texts as they are after it alone was compiled again. */
  textsNow?: string;
};

/** What a compile of everything knows that a compile of one family has to know. */
export type Snapshot = {
  names: string[];
  vocabulary: Record<keyof FamilyTexts, Vocabulary>;
  families: KeptFamily[];
};

type Everything = Pick<Compiled, 'linked' | 'lowered'>;

/**
 * Keeps what is needed to compile a single family later, and tells under which key. Where a form
 * had a part in something that was found outside of forms there is no telling which, so nothing is
 * kept.
 */
export function keepSnapshot(
  everything: Everything,
  found: readonly Diagnostic[],
  cache: Cache,
): string | undefined {
  const { forms, localities, texts, isWhole } = everything.linked;
  const families = familiesOf(forms);
  const isInside = ({ at }: Diagnostic) => families.some((family) => isIn(family, at.file));
  if (!isWhole || !found.every((each) => isInside(each) || isAboutAll(each))) return undefined;
  const each = families.map((family) => {
    const own = forms.filter(({ folder }) => isIn(family, folder));
    return { family, own, texts: textsOfFamily({ forms: own }) };
  });
  const exampleFolder = exampleAmong(everything.lowered.forms)?.source.folder ?? '';
  const all = [textsOfFamily({ localities, texts }), ...each.map((one) => one.texts)];
  const vocabularyIn = (language: keyof FamilyTexts) =>
    vocabularyOf(all.flatMap((one) => one[language]));
  const snapshot: Snapshot = {
    names: forms.flatMap(({ id, version }) => [id, `${id} ${version}`]),
    vocabulary: { en: vocabularyIn('en'), es: vocabularyIn('es'), fr: vocabularyIn('fr') },
    families: each.map(({ family, own, ...one }) => {
      const isExample = isIn(family, exampleFolder);
      return {
        folders: [...family],
        isSettled: !found.some(({ at }) => isIn(family, at.file)),
        isExample,
        shown: shownBy(family, own, loweredIn(family, everything), isExample),
        texts: keepData(cache, 'texts', one.texts),
      };
    }),
  };
  return keepData(cache, 'snapshot', snapshot);
}

/**
 * Whether it was found by looking at all forms together, or at their texts and words: it stays while
 * a family shows the others what it showed, and its words are settled.
 */
function isAboutAll({ code }: Diagnostic): boolean {
  const rule = checks.find((each) => each.code === code);
  return rule !== undefined && !rule.check && !rule.checkInterview && !rule.checkPattern;
}

function loweredIn(family: Family, { lowered }: Everything) {
  return lowered.forms.filter(({ source }) => isIn(family, source.folder));
}
