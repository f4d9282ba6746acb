import type { LinkedNote, LinkedQuestion, LinkedSet } from '../../4-link/linked/linked-form.ts';
import type { LinkedText } from '../../4-link/linked/linked-text.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';

/** Nobody should have to read a cell of a table by eye: a formula looks it up without a slip. */
export const tableReadByEye = defineCheck({
  code: 'table-read-by-eye',
  severity: 'warning',
  check: eachForm(({ interview, withFederal }, report) => {
    const sets = [...interview.sets, ...(withFederal?.interview.sets ?? [])];
    const found = new Set<LinkedQuestion>();
    for (const set of sets)
      for (const { question } of set.questions)
        if (!question.calculate && isReadFrom(tablesBeside(set, question), question))
          found.add(question);
    for (const { id, ask } of found)
      report({
        at: ask.at,
        message: `The answer to "${id}" is a cell of a table, which people must find by eye.`,
        help: 'Write the table under "amounts" in form.yaml, ask for what picks the row and the column, and calculate it with lookup(@table, row, column).',
      });
  }),
});

type Table = Extract<LinkedNote, { table: unknown }>['table'];

/** The tables that are shown with a question: its own, and those of its set. */
function tablesBeside(set: LinkedSet, { notes }: LinkedQuestion): Table[] {
  return [...set.notes, ...notes].flatMap((note) => ('table' in note ? [note.table] : []));
}

/** Whether a question is answered from a table: its words speak of a place in the table, or its options are the cells. */
function isReadFrom(tables: Table[], question: LinkedQuestion): boolean {
  if (tables.length === 0) return false;
  const { ask, notes, options } = question;
  const texts = [ask, ...notes.flatMap((note) => ('text' in note ? [note.text] : []))];
  return texts.some(speaksOfCells) || tables.some((table) => areCells(table, options));
}

const cellWords = /\b(?:rows?|columns?|cells?|tables?|charts?)\b/i;

function speaksOfCells(text: LinkedText): boolean {
  return cellWords.test(english(text));
}

/** Whether a table has two columns or more besides the first, with nothing but options in them. */
function areCells({ rows }: Table, options: LinkedQuestion['options']): boolean {
  const cells = rows.flatMap(([, ...inner]) => inner.map(english));
  const known = new Set(options.map(({ value }) => value));
  return cells.length > rows.length && cells.every((cell) => known.has(cell));
}

function english({ en }: LinkedText): string {
  return en.map((part) => ('words' in part ? part.words : '')).join('');
}
