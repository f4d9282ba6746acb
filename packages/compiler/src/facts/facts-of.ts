import { canonicalJson } from '@formpress/comparison';
import type { Question } from '@formpress/model';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { LinkedForm, LinkedSet } from '../phases/4-link/linked/linked-form.ts';
import type { LinkedText } from '../phases/4-link/linked/linked-text.ts';
import type { LoweredForm } from '../phases/6-lower/lowered-form.ts';

/** Something written down that no path shows: what it is, in words, and where it stands. */
export type Fact = {
  says: string;
  is: string;
  at: Place;
  isPattern?: true;
  /** Of a row of a table: where each of its cells stands. */
  cells?: Place[];
};

/** Stands between the cells of a row. */
export const cellMark = ' | ';

/** The facts of a form by name: amounts, tables, people, and what each question accepts. */
export function factsOf({ linked, bundle }: LoweredForm): Map<string, Fact> {
  const questions = Object.entries(bundle.questions).flatMap(([id, question]) =>
    factsOfQuestion(id, question, linked.questions.get(id)?.at ?? linked.at),
  );
  return new Map([
    ...factsOfAmounts(linked),
    ...factsOfPeople(linked),
    ...questions,
    ...factsOfTables(linked),
  ]);
}

type Entry = [name: string, fact: Fact];

function factsOfAmounts({ amounts }: LinkedForm): Entry[] {
  return [...amounts.values()].map(({ name, at, amount }) => {
    const is =
      'number' in amount ? amount.number : 'date' in amount ? amount.date : canonicalJson(amount);
    return [`@${name}`, { says: `The amount "${name}"`, is, at }];
  });
}

function factsOfPeople({ people, at }: LinkedForm): Entry[] {
  const addresses: Entry[] = (['employee', 'employer'] as const).map((who) => [
    `${who}.address`,
    { says: `"${who}.address"`, is: people[`${who}Address`], at },
  ]);
  const groups = { employee: people.employee, employer: people.employer, ...people.address };
  const fields = Object.entries(groups).flatMap(([who, group]) =>
    Object.entries(group).flatMap(([field, { use, accepts }]): Entry[] => {
      const name = `${who}.${field}`;
      if (use === 'unused') return [[name, { says: `"${name}"`, is: use, at }]];
      return [
        [name, { says: `"${name}"`, is: use, at }],
        [`${name} accepts`, { says: `"${name}"`, is: accepts, at, isPattern: true }],
      ];
    }),
  );
  return [...addresses, ...fields];
}

function factsOfQuestion(id: string, question: Question, at: Place): Entry[] {
  const { kind, scale, options, accepts, line } = question;
  const says = (what: string) => `The ${what} of "${id}"`;
  const holds = scale === undefined ? kind : `${kind} with ${scale} decimals`;
  return [
    [id, { says: says('kind of answer'), is: holds, at }],
    ...(line === undefined ? [] : [entry(`${id} line`, says('line'), line, at)]),
    ...(options ? [entry(`${id} options`, says('list of answers'), options.join(', '), at)] : []),
    ...(accepts !== undefined && !options
      ? [[`${id} accepts`, { says: `"${id}"`, is: accepts, at, isPattern: true }] satisfies Entry]
      : []),
  ];
}

function entry(name: string, says: string, is: string, at: Place): Entry {
  return [name, { says, is, at }];
}

/** Each row of each table: numbers in cells are read by people alone, so no path shows them. */
function factsOfTables({ interview, withFederal }: LinkedForm): Entry[] {
  const sets = [...interview.sets, ...(withFederal?.interview.sets ?? [])];
  return sets.flatMap((set) =>
    tablesOf(set).flatMap(({ headers, rows }, index) =>
      [headers, ...rows].map((row, number): Entry => {
        const which = number === 0 ? 'the heading' : `row ${number}`;
        const says = `The cell of a table in ${set.id}, ${which}`;
        const is = row.map(english).join(cellMark);
        const cells = row.map(({ at }) => at);
        const at = cells[0] ?? set.at;
        return [`${set.id} table ${index + 1} row ${number}`, { says, is, at, cells }];
      }),
    ),
  );
}

function tablesOf({ notes, questions }: LinkedSet) {
  const all = [...notes, ...questions.flatMap(({ question }) => question.notes)];
  return all.flatMap((note) => ('table' in note ? [note.table] : []));
}

function english({ en }: LinkedText): string {
  return en.map((part) => ('words' in part ? part.words : canonicalJson(part))).join('');
}
