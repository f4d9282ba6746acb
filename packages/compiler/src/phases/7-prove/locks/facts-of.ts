import type { Amount, Range } from '@formpress/formula';
import type { People, Question } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedTable } from '../../4-link/linked/linked-amount.ts';
import type { QuestionPlaces } from '../../4-link/linked/linked-form.ts';
import type { FormSource } from '../../6-lower/form-source.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';

/** Something in the definitions that no path shows: its name in words, its value, and its place. */
export type Fact = {
  says: string;
  is: string;
  at: SourceRange;
  isPattern?: true;
  /** Whether it is a list, of which only the difference is reported. */
  isList?: true;
  /** For a row of a table: the places of its cells. */
  cells?: SourceRange[];
};

/** Separates the parts of a list. */
export const listMark = ', ';

/** Separates the cells of a row. */
export const cellMark = ' | ';

const known = new WeakMap<LoweredForm, ReadonlyMap<string, Fact>>();

/** The facts of a form by name: amounts, tables, people, and what each question accepts. */
export function factsOf(form: LoweredForm): ReadonlyMap<string, Fact> {
  const facts = known.get(form) ?? collectFacts(form);
  known.set(form, facts);
  return facts;
}

function collectFacts({ source, bundle }: LoweredForm): Map<string, Fact> {
  const questions = Object.entries(bundle.questions).flatMap(([id, question]) =>
    factsOfQuestion(id, question, source),
  );
  const rules = source.rules.map(({ name, ...rule }): Entry => [name, rule]);
  return new Map([
    ...factsOfAmounts(source),
    ...factsOfPeople(bundle.people, source),
    ...questions,
    ...rules,
    ...factsOfTables(source),
  ]);
}

type Entry = [name: string, fact: Fact];

function factsOfAmounts({ amounts }: FormSource): Entry[] {
  return amounts.flatMap(({ name, at, amount, tables }) => [
    ...partsOfAmount(amount, `@${name}`, `The amount "${name}"`).map(
      ([part, says, is]): Entry => [part, { says, is, at }],
    ),
    ...tables.flatMap((table) => factsOfRangeTable(table, at)),
  ]);
}

/** The ranges and the rows of a table by ranges: each cell has its own place. */
function factsOfRangeTable(
  { id, table, rowsAt, columnsAt, cellsAt }: LinkedTable,
  at: SourceRange,
): Entry[] {
  const { rows, columns, codes, cells } = table;
  const columnsFact = (ranges: Range[]): Entry => {
    const is = ranges.map(describeRange).join(cellMark);
    return [
      `@${id} columns`,
      {
        says: `The list of columns of the table "${id}"`,
        is,
        at: columnsAt[0] ?? at,
        cells: columnsAt,
      },
    ];
  };
  return [
    ...(columns ? [columnsFact(columns)] : []),
    ...(codes
      ? [entry(`@${id} codes`, `The list of codes of the table "${id}"`, codes.join(', '), at)]
      : []),
    ...rows.map((range, index): Entry => {
      const row = describeRange(range);
      const is = (cells[index] ?? []).join(cellMark);
      const places = cellsAt[index] ?? [];
      const fact = {
        says: `The row ${row} of the table "${id}"`,
        is,
        at: rowsAt[index] ?? at,
        cells: places,
      };
      return [`@${id} row ${row}`, fact];
    }),
  ];
}

/** A range as it is written. */
function describeRange({ least, most }: Range): string {
  return most === undefined ? `${least} and over` : `${least} - ${most}`;
}

type AmountPart = [name: string, says: string, is: string];

/** The separate numbers and dates of an amount by answer, or of a table by size. */
function partsOfAmount(amount: Amount, name: string, says: string): AmountPart[] {
  if ('number' in amount) return [[name, says, amount.number]];
  if ('date' in amount) return [[name, says, amount.date]];
  if ('byAnswer' in amount)
    return Object.entries(amount.byAnswer).flatMap(([answer, part]) =>
      partsOfAmount(part, `${name} ${answer}`, `${says} for ${answer}`),
    );
  if ('byRange' in amount) return [];
  return amount.bySize.map((band): AmountPart => {
    const is = 'is' in band ? band.is : `${band.plus} plus ${band.rate} of the excess`;
    return [`${name} over ${band.over}`, `${says} over ${band.over}`, is];
  });
}

function factsOfPeople(people: People, source: FormSource): Entry[] {
  const placeOf = (name: string) => source.peopleAt.get(name) ?? source.at;
  const addresses: Entry[] = (['employee', 'employer'] as const).map((who) => [
    `${who}.address`,
    { says: `"${who}.address"`, is: people[`${who}Address`], at: placeOf(`${who}.address`) },
  ]);
  const groups = { employee: people.employee, employer: people.employer, ...people.address };
  const fields = Object.entries(groups).flatMap(([who, group]) =>
    Object.entries(group).flatMap(([field, { use, accepts }]): Entry[] => {
      const name = `${who}.${field}`;
      const at = placeOf(name);
      const patternAt = source.peoplePatternsAt.get(name) ?? at;
      if (use === 'unused') return [[name, { says: `"${name}"`, is: use, at }]];
      return [
        [name, { says: `"${name}"`, is: use, at }],
        [`${name} accepts`, { says: `"${name}"`, is: accepts, at: patternAt, isPattern: true }],
      ];
    }),
  );
  return [...addresses, ...fields];
}

function factsOfQuestion(id: string, question: Question, source: FormSource): Entry[] {
  const written = source.questions.get(id);
  const at = written?.at ?? source.at;
  const places = written?.places ?? { lines: at, answer: at, answerName: question.kind };
  const { kind, scale, options, accepts, line } = question;
  const says = (what: string) => `The ${what} of "${id}"`;
  const holds = scale === undefined ? kind : `${kind} with ${scale} decimals`;
  const { answerName } = places;
  const answer = answerName === holds ? holds : `${answerName} (${holds})`;
  return [
    [id, { says: says('kind of answer'), is: answer, at: places.answer }],
    ...(line === undefined ? [] : [entry(`${id} line`, says('line'), line, places.line ?? at)]),
    ...(options ? [answersOf(id, options, places.options ?? at)] : []),
    ...(accepts !== undefined && !options ? [patternOf(id, accepts, { ...places, at })] : []),
  ];
}

function answersOf(id: string, options: string[], at: SourceRange): Entry {
  const says = `The list of answers of "${id}"`;
  return [`${id} options`, { says, is: options.join(listMark), at, isList: true }];
}

/** A pattern that many questions share is named after their kind: one change, one message. */
function patternOf(
  id: string,
  accepts: string,
  { accepts: patternAt, patternOf: kind, at }: Partial<QuestionPlaces> & { at: SourceRange },
): Entry {
  const says = kind === undefined ? `"${id}"` : `The kind of answer "${kind}"`;
  return [`${id} accepts`, { says, is: accepts, at: patternAt ?? at, isPattern: true }];
}

function entry(name: string, says: string, is: string, at: SourceRange): Entry {
  return [name, { says, is, at }];
}

/** The rows of all tables: only people read the numbers in cells, so no path shows them. */
function factsOfTables({ tables }: FormSource): Entry[] {
  return tables.flatMap(({ set, number, at, rows }) =>
    rows.map((row, index): Entry => {
      const which = index === 0 ? 'the heading' : `row ${index}`;
      const says = `The cell of a table in ${set}, ${which}`;
      const is = row.map(({ text }) => text).join(cellMark);
      const cells = row.map((cell) => cell.at);
      const fact = { says, is, at: cells[0] ?? at, cells };
      return [`${set} table ${number} row ${index}`, fact];
    }),
  );
}
