import type { Place } from '../../../diagnostics/diagnostic.ts';
import type { PublishedChange } from '../../3-validate/authored/published.ts';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import type { LinkedPair } from '../../4-link/linked/linked-pair.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a form shows to the checks of the whole release. */
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
  | 'withdrawn'
> & {
  /** Whether what comes out of it is recorded. */
  isLocked: boolean;
  /** The questions at which it refuses people, whatever they answered before. */
  refusesAt: string[];
  /** The version of the form that it is based on. */
  basedOn?: { id: string; version: string };
};

/** The whole release, as its checks see it: plain data, gathered from forms and places. */
export type ReleaseFacts = {
  forms: readonly FormFacts[];
  localities: readonly LinkedLocality[];
  /** Pairs of places that no text of the place or of its forms reads like. */
  unusedPairs: readonly LinkedPair[];
  /** How often each word is written. */
  vocabulary: Vocabulary;
  /** Where it is recorded what was published, which versions of it have no folder any more, and what came out otherwise. */
  published?: { at: Place; gone: readonly string[]; changes: readonly PublishedChange[] };
  /** Whether nothing was left out because of a mistake. */
  isWhole: boolean;
};

/** Questions of which an answer ends the form wherever they are asked. One that is also asked elsewhere refuses a claim alone. */
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

/** The facts of a form. */
export function factsOfForm(form: LinkedForm): FormFacts {
  const { id, version, folder, at, locality, country, language, facts, effectiveAt } = form;
  const isLocked = form.locks.size > 0;
  const named = { id, version, folder, at, locality, country, language };
  const shown = { ...named, facts, effectiveAt, isLocked, refusesAt: refusingQuestions(form) };
  const [, , baseId, baseVersion] = form.folders[1]?.split('/') ?? [];
  const basedOn = baseId && baseVersion ? { basedOn: { id: baseId, version: baseVersion } } : {};
  return { ...shown, ...basedOn, ...(form.withdrawn ? { withdrawn: form.withdrawn } : {}) };
}
