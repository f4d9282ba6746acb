/** Whom a change can break: programs that call the service, answers that were stored, payroll. */
export type Party = 'CLIENT' | 'STORED_ANSWERS' | 'PAYROLL';

/** All parties, in the order in which they are named. */
export const parties: readonly Party[] = ['CLIENT', 'STORED_ANSWERS', 'PAYROLL'];

/** One difference, in a sentence that can be read on its own. */
export type Change = {
  /** Whom it breaks; nobody when empty. */
  breaks: readonly Party[];
  /** The kind of change, for programs, such as question-removed. */
  kind: string;
  /** What it is about: a question, a set, a parameter, a field. */
  about: string;
  says: string;
  /** An answer that was accepted and is refused now. */
  witness?: string;
};

/** What changed in one form between two of its versions, or in one version between two releases. */
export type FormChanges = {
  id: string;
  /** The version before; absent when the form is new. */
  from?: string;
  /** The version after; absent when it is gone. */
  to?: string;
  changes: Change[];
};

/** Everything that changed between two releases, or between two form versions. */
export type Comparison = {
  forms: FormChanges[];
  /** Who gets which form, and the questions of guided flows. */
  applicability: Change[];
};

/** All changes of a comparison. */
export function changesIn({ forms, applicability }: Comparison): Change[] {
  return [...forms.flatMap(({ changes }) => changes), ...applicability];
}

/** Whom a comparison breaks: nobody when the list is empty. */
export function brokenParties(comparison: Comparison): Party[] {
  const broken = new Set(changesIn(comparison).flatMap(({ breaks }) => breaks));
  return parties.filter((party) => broken.has(party));
}
