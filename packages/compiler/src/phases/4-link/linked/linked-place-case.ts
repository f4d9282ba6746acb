import type { Place } from '../../../diagnostics/diagnostic.ts';

/** What a case of a locality says that people get: what is offered, what is recommended, what the flow leads to. */
export type PlaceExpectation = {
  what: 'offered' | 'recommended' | 'flow';
  forms: string[];
  at: Place;
};

/** A worked example of who gets which form of a locality. */
export type LinkedPlaceCase = {
  at: Place;
  about: string;
  /** It holds for each of these homes. */
  homes: string[];
  work: string[];
  answers: Record<string, string>;
  expect: PlaceExpectation[];
};
