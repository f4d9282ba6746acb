import type { FieldValues, FillPlan, PlanField } from '@formpress/model';
import { type StateMark, stateMarks } from './state-mark.ts';
import type { FillMode, FillValues } from './values.ts';

/** The values of one call, each brought to its field. */
export type Given = Pick<FillValues, 'signatures' | 'dates'> & {
  readonly mode: FillMode;
  /** In the order of the plan's fields: texts, and what lists print for the value that was chosen. */
  readonly said: readonly (string | undefined)[];
  /** What is marked, in the order of the checkboxes and radios among them. */
  readonly marks: readonly (StateMark | undefined)[];
};

/** Reads values for a plan. A value for a field that cannot take it would vanish: our mistake. */
export function givenReader({ fields }: FillPlan): (values: FillValues, mode: FillMode) => Given {
  const entries = Object.entries(fields);
  const count = entries.length;
  const texts = new Names(indexesOfTexts(entries), 'texts');
  const marked = marksAmong(entries);
  const choices = [...marked, ...listsAmong(entries)];
  const chosen = new Names(new Map(choices.map(({ name }, i) => [name, i])), 'states');
  const named = (kind: PlanField['kind']) =>
    new Set(entries.filter(([, field]) => field.kind === kind).map(([name]) => name));
  const [signatures, dates] = [named('signature'), named('date')];
  return (values, mode) => {
    const said = new Array<string | undefined>(count);
    const marks: Marks = new Array(marked.length);
    readTexts(texts, values.texts, said);
    readChoices(chosen, choices, values.states, said, marks);
    checkNames(values.signatures, signatures, 'signatures');
    checkNames(values.dates, dates, 'dates');
    return { mode, said, marks, signatures: values.signatures, dates: values.dates };
  };
}

type Entries = [name: string, field: PlanField][];
type Said = (string | undefined)[];
type Marks = (StateMark | undefined)[];

/** Which of all fields each of those is that take a text. */
function indexesOfTexts(entries: Entries): Map<string, number> {
  const indexes = new Map<string, number>();
  for (const [i, [name, { kind }]] of entries.entries()) if (kind === 'text') indexes.set(name, i);
  return indexes;
}

function readTexts(texts: Names, { names, values }: FieldValues, said: Said): void {
  for (let i = 0; i < names.length; i += 1) said[texts.at(i, names[i] as string)] = values[i];
}

/** A checkbox or radio with its marks, or a list with what is said for each of its values. */
class Choice {
  constructor(
    readonly name: string,
    /** Which it is: of all fields, or of those that are marked. */
    readonly index: number,
    readonly marks: StateMark[],
    readonly labels: Map<string, string> | undefined,
  ) {}
}

function marksAmong(entries: Entries): Choice[] {
  const choices: Choice[] = [];
  for (const [name, field] of entries) {
    if (field.kind !== 'mark') continue;
    choices.push(new Choice(name, choices.length, stateMarks(field), undefined));
  }
  return choices;
}

function listsAmong(entries: Entries): Choice[] {
  return entries.flatMap(([name, field], index) => {
    if (field.kind !== 'text' || !field.labels) return [];
    return [new Choice(name, index, [], new Map(Object.entries(field.labels)))];
  });
}

function readChoices(
  chosen: Names,
  choices: Choice[],
  { names, values }: FieldValues,
  said: Said,
  marks: Marks,
): void {
  for (let i = 0; i < names.length; i += 1) {
    const field = choices[chosen.at(i, names[i] as string)] as Choice;
    const state = values[i] as string;
    if (field.labels) said[field.index] = field.labels.get(state) ?? refuseState(field, state);
    else marks[field.index] = markFor(field, state);
  }
}

/** The mark of a state. There are few, and the one that is wanted is mostly the same text. */
function markFor(field: Choice, state: string): StateMark {
  const { marks } = field;
  for (let i = 0; i < marks.length; i += 1) {
    const mark = marks[i] as StateMark;
    if (mark.state === state) return mark;
  }
  return refuseState(field, state);
}

function refuseState({ name, labels }: Choice, state: string): never {
  if (labels) throw new Error(`The list ${name} does not offer ${state}.`);
  throw new Error(`The field ${name} has no state ${state}.`);
}

/** Numbers by name. Values mostly come in one order: what was at a place the last time is tried first. */
class Names {
  private readonly last: number[] = [];
  private readonly lastNames: string[] = [];

  constructor(
    private readonly numbers: Map<string, number>,
    private readonly what: keyof FillValues,
  ) {
    for (const [name, number] of numbers) {
      this.last.push(number);
      this.lastNames.push(name);
    }
  }

  at(place: number, name: string): number {
    return this.lastNames[place] === name ? (this.last[place] as number) : this.find(place, name);
  }

  private find(place: number, name: string): number {
    const found = this.numbers.get(name);
    if (found === undefined) throw unknown(name, this.what);
    if (place < this.last.length) {
      this.last[place] = found;
      this.lastNames[place] = name;
    }
    return found;
  }
}

function checkNames(
  values: ReadonlyMap<string, unknown>,
  known: Set<string>,
  what: keyof FillValues,
): void {
  if (values.size === 0) return;
  for (const name of values.keys()) if (!known.has(name)) throw unknown(name, what);
}

function unknown(name: string, what: keyof FillValues): Error {
  return new Error(`The plan has no field ${name} that takes ${what}.`);
}
