import type { Catalog } from '@formpress/model';
import type { Acceptance } from '../acceptances/acceptance.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PublishedChange } from '../phases/3-validate/authored/published.ts';
import type { LinkedShared } from '../phases/4-link/link-shared.ts';
import type { LinkedLocality } from '../phases/4-link/linked/linked.ts';
import type { LinkedPair } from '../phases/4-link/linked/linked-pair.ts';
import type { FormFacts } from '../phases/5-check/foundation/release-facts.ts';
import { emptyVocabulary, type Vocabulary } from '../phases/5-check/foundation/vocabulary.ts';
import type { NewLock } from '../phases/7-prove/foundation/new-lock.ts';

/** The texts that all forms share, the glossary, and what shared/languages.yaml says. */
export type SharedTexts = Pick<LinkedShared, 'texts' | 'terms' | 'leftOut' | 'needs'>;

/**
 * What the whole release must know about a unit: what all share, a place, or a family of forms.
 * Plain data, cached from run to run.
 */
export type UnitFacts = {
  /** Whether nothing in it was left out because of a mistake. */
  isWhole: boolean;
  forms: FormFacts[];
  catalog: Catalog['forms'];
  published: PublishedChange[];
  locality?: LinkedLocality;
  /** Only for what all forms share: its texts, and the glossary. */
  shared?: SharedTexts;
  /** Pairs of a place that none of its own texts uses; its forms may use them. */
  unusedPairs: LinkedPair[];
  /** Pairs of places that its forms use. */
  usedOfPlaces: string[];
  vocabulary: Vocabulary;
};

/** The result of compiling a unit. */
export type UnitResult = {
  findings: Diagnostic[];
  acceptances: Acceptance[];
  /** Patterns with an error, as written: what uses them is left out. */
  brokenPatterns: string[];
  /** Locks that are missing or out of date, as `formpress lock` would write them. */
  newLocks: NewLock[];
  facts: UnitFacts;
};

/** The facts of a unit that contributes nothing. */
export function noFacts(isWhole: boolean): UnitFacts {
  const none = { forms: [], catalog: [], published: [], unusedPairs: [], usedOfPlaces: [] };
  return { isWhole, ...none, vocabulary: emptyVocabulary() };
}
