import type { LinkedForm, LinkedInterview, Target } from '../4-link/linked-form.ts';

/** Both interviews of a form, with the answers that stand before the first question. */
export function interviewsOf({
  interview,
  withFederal,
}: LinkedForm): { interview: LinkedInterview; given: string[] }[] {
  const second = withFederal && {
    interview: withFederal.interview,
    given: withFederal.given.map(({ question }) => question.id),
  };
  return [{ interview, given: [] }, ...(second ? [second] : [])];
}

/** All the places a set may lead to. */
export function targetsOf({ next }: LinkedInterview['sets'][number]): Target[] {
  return next.kind === 'always'
    ? [next.target]
    : [...next.goTo.values()].map(({ target }) => target);
}
