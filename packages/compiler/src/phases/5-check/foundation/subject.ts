import type { LinkedPlace } from '../../4-link/link-place.ts';
import type { LinkedTerm } from '../../4-link/linked/linked.ts';
import type { LinkedAgreement } from '../../4-link/linked/linked-agreement.ts';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import type { LinkedKind, LinkedPattern } from '../../4-link/linked/linked-kind.ts';
import type { LinkedPair } from '../../4-link/linked/linked-pair.ts';
import type { LinkedText } from '../../4-link/linked/linked-text.ts';
import type { AskedInterview } from './interviews-of.ts';

/**
 * The subject of a check: one form version, what the versions of a form have in common, a place with its
 * flows, or what all forms share.
 */
export type Subject = {
  /** The form version, if the subject is one. */
  form?: LinkedForm;
  /** The versions of the form, what they are based on and what is based on them. */
  family: readonly LinkedForm[];
  /** The place with its cases, if the subject is one. */
  place?: LinkedPlace;
  interviews: readonly AskedInterview[];
  /** The kinds of answer of shared/, if the subject is what all forms share. */
  sharedKinds?: readonly LinkedKind[];
  /** Every pattern where it is written. */
  patterns: readonly LinkedPattern[];
  /** Every text, once even if several versions inherit it. */
  texts: readonly LinkedText[];
  /** The pairs of its own files of translations. */
  pairs: readonly LinkedPair[];
  /** The pairs of the folders above. */
  pairsAbove: readonly LinkedPair[];
  terms: readonly LinkedTerm[];
  /** Whom states exempt from their tax, by shared/reciprocity.yaml. */
  agreements: readonly LinkedAgreement[];
  /** Whether nothing in it was left out because of a mistake, so that what seems unused really is. */
  isWhole: boolean;
};
