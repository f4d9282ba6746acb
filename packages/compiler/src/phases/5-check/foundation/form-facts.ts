import type { Linked } from '../../4-link/linked/linked.ts';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';

/**
 * All that forms show each other. A form that shows what it showed before changes nothing for the
 * others: they need not be looked at again.
 */
export type FormFacts = Pick<
  LinkedForm,
  | 'id'
  | 'version'
  | 'folder'
  | 'folders'
  | 'at'
  | 'locality'
  | 'country'
  | 'language'
  | 'facts'
  | 'effectiveAt'
  | 'withdrawn'
>;

/** What a check sees that holds forms against other forms and localities. */
export type AllForms = Pick<Linked, 'localities' | 'isWhole' | 'published'> & {
  forms: readonly FormFacts[];
};
