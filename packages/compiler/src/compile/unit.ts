import type { Catalog } from '@formpress/model';
import type { Acceptance } from '../acceptances/acceptance.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PublishedChange } from '../phases/3-validate/authored/published.ts';
import type { LinkedLocality } from '../phases/4-link/linked/linked.ts';
import type { LinkedPair } from '../phases/4-link/linked/linked-pair.ts';
import type { FormFacts } from '../phases/5-check/foundation/release-facts.ts';
import { emptyVocabulary, type Vocabulary } from '../phases/5-check/foundation/vocabulary.ts';
import type { NewLock } from '../phases/7-prove/wording/prove-texts.ts';

/**
 * What the whole release has to know of a unit: what all share, a place, or a family of forms.
 * Plain data, which is kept from run to run.
 */
export type UnitFacts = {
  /** Whether nothing in it was left out because of a mistake. */
  isWhole: boolean;
  forms: FormFacts[];
  catalog: Catalog['forms'];
  published: PublishedChange[];
  locality?: LinkedLocality;
  /** Pairs of a place that no text of its own reads like; its forms may have some. */
  unusedPairs: LinkedPair[];
  /** Pairs of places that translate texts of its forms. */
  usedOfPlaces: string[];
  vocabulary: Vocabulary;
};

/** What came of compiling a unit. */
export type UnitResult = {
  findings: Diagnostic[];
  acceptances: Acceptance[];
  /** Patterns with an error, as they are written: who uses them is left out. */
  brokenPatterns: string[];
  /** Locks of texts that are not as they should be, as `formpress lock` would write them. */
  textLocks: NewLock[];
  facts: UnitFacts;
};

/** Facts of a unit that shows nothing. */
export function noFacts(isWhole: boolean): UnitFacts {
  const none = { forms: [], catalog: [], published: [], unusedPairs: [], usedOfPlaces: [] };
  return { isWhole, ...none, vocabulary: emptyVocabulary() };
}
