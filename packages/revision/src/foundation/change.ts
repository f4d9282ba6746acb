import type { Box } from '@formpress/pdf';

/** A place on a page of one of the two files. */
export type PaperPlace = { page: number; box: Box };

export type ChangeKind =
  | 'box-moved'
  | 'box-renamed'
  | 'box-resized'
  | 'box-added'
  | 'box-removed'
  | 'box-split'
  | 'box-merged'
  | 'box-kind'
  | 'box-states'
  | 'box-length'
  | 'box-undecided'
  | 'page-added'
  | 'page-removed'
  | 'page-moved'
  | 'words'
  | 'amount'
  | 'table'
  | 'date'
  | 'signature'
  | 'structure';

/** One thing that differs between two revisions of a form. */
export type Change = {
  kind: ChangeKind;
  /** Whether it is certain, or a person has to decide. */
  certainty: 'sure' | 'asked';
  /** What changed, in a sentence. */
  says: string;
  before?: PaperPlace;
  after?: PaperPlace;
  /** The line of the form that it is about, such as 4(c). */
  line?: string;
  old?: string;
  new?: string;
  /** The amounts of the definition that it is about, such as @childCredit. */
  amounts?: string[];
  /** The fields of the new file that the old one may have become. */
  candidates?: string[];
};

/** What kind of revision it is as a whole. */
export type RevisionKind = 'cosmetic' | 'amounts' | 'structure';

/** Everything that differs between two revisions, and the forms that are based on this one. */
export type ChangeList = { kind: RevisionKind; changes: Change[]; reaches: string[] };

const structural: readonly ChangeKind[] = [
  'box-added',
  'box-removed',
  'box-split',
  'box-merged',
  'box-kind',
  'box-states',
  'box-undecided',
  'page-added',
  'page-removed',
];

/** The kind of a revision: `structure` if boxes or pages came, went or changed in kind; otherwise `amounts` or `cosmetic`. */
export function kindOfRevision(changes: readonly Change[]): RevisionKind {
  if (changes.some(({ kind }) => structural.includes(kind))) return 'structure';
  return changes.some(({ kind }) => ['amount', 'table', 'date'].includes(kind))
    ? 'amounts'
    : 'cosmetic';
}
