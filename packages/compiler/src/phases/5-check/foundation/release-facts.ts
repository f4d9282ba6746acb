import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { PublishedChange } from '../../3-validate/authored/published.ts';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import type { LinkedPair } from '../../4-link/linked/linked-pair.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the checks of the whole release know about a form. */
export type FormFacts = Pick<
  LinkedForm,
  | 'id'
  | 'version'
  | 'folder'
  | 'at'
  | 'locality'
  | 'country'
  | 'language'
  | 'facts'
  | 'effectiveAt'
  | 'confidenceAt'
  | 'withdrawn'
> & {
  /** Whether its outcomes are locked. */
  isLocked: boolean;
  /** The questions at which it refuses people, whatever they answered before. */
  refusesAt: string[];
  /** Where an answer ends it with INELIGIBLE. */
  ineligibleAt: SourceRange[];
  /** The version of the form that it is based on. */
  basedOn?: { id: string; version: string };
};

/** The facts about the whole release for its checks: plain data, collected from forms and places. */
export type ReleaseFacts = {
  forms: readonly FormFacts[];
  localities: readonly LinkedLocality[];
  /** Pairs of places that no text of the place or of its forms uses. */
  unusedPairs: readonly LinkedPair[];
  /** How often each word is written. */
  vocabulary: Vocabulary;
  /** Where published versions are recorded, which of them no longer have a folder, and what changed in them. */
  published?: { at: SourceRange; gone: readonly string[]; changes: readonly PublishedChange[] };
  /** Whether nothing was left out because of a mistake. */
  isWhole: boolean;
};

/**
 * Questions with an answer that makes people ineligible wherever they are asked. A question that is also
 * asked elsewhere only refuses a claim.
 */
function refusingQuestions({ interview }: LinkedForm): string[] {
  const ids = interview.sets.flatMap((set) => set.questions.map(({ question }) => question.id));
  return [...new Set(ids)].filter((id) => {
    const asking = interview.sets.filter((set) =>
      set.questions.some((each) => each.question.id === id),
    );
    return asking.every(
      ({ next }) =>
        next.kind === 'byAnswer' &&
        next.question.id === id &&
        [...next.goTo.values()].some(({ target }) => 'ineligible' in target),
    );
  });
}

/** The answers in both interviews that end in INELIGIBLE. */
function ineligibleEnds({ interview, withFederal }: LinkedForm): SourceRange[] {
  const sets = [...interview.sets, ...(withFederal?.interview.sets ?? [])];
  const ends = sets.flatMap(({ next }) =>
    next.kind === 'byAnswer' ? [...next.goTo.values()] : [],
  );
  return ends.flatMap(({ at, target }) => ('ineligible' in target ? [at] : []));
}

/** The facts of a form. */
export function factsOfForm(form: LinkedForm): FormFacts {
  const { id, version, folder, at, locality, country, language, facts } = form;
  const { effectiveAt, confidenceAt } = form;
  const isLocked = form.locks.size > 0;
  const named = { id, version, folder, at, locality, country, language };
  const refusesAt = refusingQuestions(form);
  const ineligibleAt = ineligibleEnds(form);
  const shown = { ...named, facts, effectiveAt, confidenceAt, isLocked, refusesAt, ineligibleAt };
  const [, , baseId, baseVersion] = form.folders[1]?.split('/') ?? [];
  const basedOn = baseId && baseVersion ? { basedOn: { id: baseId, version: baseVersion } } : {};
  return { ...shown, ...basedOn, ...(form.withdrawn ? { withdrawn: form.withdrawn } : {}) };
}
