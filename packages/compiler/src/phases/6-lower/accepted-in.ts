import type { Language } from '@formpress/model';
import { frenchPattern } from '@formpress/patterns';
import type { LinkedForm, LinkedQuestion } from '../4-link/linked/linked-form.ts';

type Country = LinkedForm['country'];

/** The pattern of a question for requests in a language. */
export function acceptedIn(
  { accepts, kind, show }: LinkedQuestion,
  language: Language,
  country: Country,
): string | undefined {
  if (language !== 'fr' || accepts === undefined) return accepts;
  return frenchPattern(accepts, { ...show, holds: kind, country }) ?? accepts;
}

/** The patterns that differ by language, as the bundle has them. */
export function localPatterns(question: LinkedQuestion, country: Country) {
  if (question.calculate) return {};
  const fr = acceptedIn(question, 'fr', country);
  return fr === undefined || fr === question.accepts ? {} : { acceptsIn: { fr } };
}
