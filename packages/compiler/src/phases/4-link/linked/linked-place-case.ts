import type { SourceRange } from '../../../diagnostics/diagnostic.ts';

/** What a case of a locality expects: the forms offered, the forms recommended, or the result of the flow. */
export type PlaceExpectation = {
  what: 'offered' | 'recommended' | 'flow';
  forms: string[];
  at: SourceRange;
};

/** A worked example of who gets which form of a locality. */
export type LinkedPlaceCase = {
  at: SourceRange;
  about: string;
  /** It applies to each of these homes. */
  homes: string[];
  work: string[];
  answers: Record<string, string>;
  expect: PlaceExpectation[];
};
