import type { LinkedForm, YamlNode } from '@formpress/compiler';
import { type ChangeList, kindOfRevision } from '../foundation/change.ts';
import type { Paper } from '../foundation/paper.ts';
import { followRows } from '../matching/expected-places.ts';
import type { Matching } from '../matching/match-boxes.ts';
import { type AmountChanges, amountChanges } from './amount-changes.ts';
import { authoredAmounts } from './authored-amounts.ts';
import { boxChanges } from './box-changes.ts';
import { compareWords } from './compare-words.ts';
import { matchPages } from './match-pages.ts';
import { pageChanges } from './page-changes.ts';
import { splitChanges } from './splits.ts';
import { type TableChanges, tableChanges } from './table-changes.ts';
import { wordChanges } from './word-changes.ts';

/** Two revisions of a form, compared. */
export type Compared = {
  list: ChangeList;
  matching: Matching;
  values: AmountChanges['values'];
  cells: TableChanges['cells'];
};

/** What is compared, and for which form. */
export type Revised = {
  form: LinkedForm;
  before: Paper;
  after: Paper;
  /** The tree of a file of the definitions. */
  rootOf(file: string): YamlNode | undefined;
  /** The forms that are based on this one. */
  reaches: string[];
  /** How the boxes correspond, with a person's answers applied. */
  matching: Matching;
};

/** Finds everything that differs between two revisions. */
export function comparePapers(revised: Revised): Compared {
  const { form, before, after, rootOf, reaches, matching } = revised;
  const pages = matchPages(before, after);
  const words = compareWords(before, after, pages);
  const amounts = amountChanges(words, authoredAmounts(form, rootOf));
  const tables = tableChanges(form, before, after);
  const changes = [
    ...pageChanges(before, after, pages),
    ...splitChanges(matching, followRows(before, after)),
    ...boxChanges(matching, after),
    ...amounts.changes,
    ...tables.changes,
    ...wordChanges(matching, words),
  ];
  return {
    list: { kind: kindOfRevision(changes), changes, reaches },
    matching,
    values: amounts.values,
    cells: tables.cells,
  };
}
