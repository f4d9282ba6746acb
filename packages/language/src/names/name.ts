import type { SourceRange } from '@formpress/compiler';

/** What a name can stand for. */
export type NameKind =
  | ('question' | 'set' | 'amount' | 'kind' | 'statement' | 'parameter' | 'rule')
  | ('form' | 'version' | 'place' | 'flow' | 'field' | 'person' | 'answer');

/** A name in a file: its exact place, without quotes, marks or brackets. */
export type Name = {
  kind: NameKind;
  name: string;
  at: SourceRange;
  /** Whether this is where it is declared. */
  declares?: true;
  /**
   * What the name belongs to: the interview of a set; the question of an answer, or the amount that it chooses from
   * (`@limit`); the form of a version, or of a question that a place names.
   */
  of?: string;
  /** In translations: the English text that it is part of. */
  english?: string;
  /** The place of all that is declared here, from its name to its last line. */
  whole?: SourceRange;
};
