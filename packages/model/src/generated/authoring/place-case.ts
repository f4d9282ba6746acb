// Generated from schemas/authoring/place-case.schema.json by npm run generate. Do not edit.

/**
 * Two letters of a state, a province or a territory.
 */
export type PlaceCode = string;
/**
 * Ids of forms, in any order; [] for none.
 *
 * Items: The id of a form: a letter, a letter or digit, and three digits.
 */
export type FormIds = string[];
/**
 * A file in the folder cases of a locality: worked examples of who gets which of its forms.
 *
 * @minItems 1
 */
export type PlaceCaseFile = AuthoredPlaceCase[];

/**
 * A worked example: where people live and work, what they answer, and which forms they get.
 */
export interface AuthoredPlaceCase {
  /**
   * Who these people are and why they get these forms, in a sentence.
   */
  about: string;
  /**
   * Where they live: two letters, or a list where the same is true for each of several homes.
   */
  home: PlaceCode | PlaceCode[];
  /**
   * Where they work: two letters, or a list for someone who works in several places at once.
   */
  work: PlaceCode | PlaceCode[];
  /**
   * What they answer in the guided flow, by question id.
   */
  answers?: {
    /**
     * The answer to this question.
     */
    [k: string]: string;
  };
  expect: AuthoredPlaceExpect;
}
/**
 * Which forms of this locality they get. Only what is named here is compared.
 */
export interface AuthoredPlaceExpect {
  offered?: FormIds;
  recommended?: FormIds;
  flow?: FormIds;
}
