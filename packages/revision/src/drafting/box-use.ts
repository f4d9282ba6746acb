import { personFacts } from './person-field.ts';

/** What a box of a draft is for: a fact about a person as pdf.yaml prints it, a kind of answer, or nothing. */
export type BoxUse = {
  field: string;
  use: string;
  /** Whether its words say so. If not, a person should look. */
  isSure: boolean;
};

/** The use of a box that stays empty. */
export const unused = 'nothing';

/** The kinds of answer that a box for text may take, in words. */
const answerUses = [
  { use: 'count', says: 'a whole number' },
  { use: 'wholeDollars', says: 'whole dollars' },
  { use: 'dollars', says: 'dollars and cents' },
  { use: 'percent', says: 'a percentage' },
  { use: 'date', says: 'a date' },
  { use: 'text', says: 'words' },
];

/** The uses that a person may choose for a box. A box to tick can only be left empty. */
export const boxUses = {
  answers: answerUses,
  people: personFacts,
  none: { use: unused, says: 'left empty' },
};

/** Whether a text is a use that a person may choose for a box. */
export function isBoxUse(use: string): boolean {
  return use === unused || [...answerUses, ...personFacts].some((each) => each.use === use);
}
