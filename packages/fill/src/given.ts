import type { FillPlan, PlanField } from '@formpress/model';
import type { FillMode, FillValues } from './values.ts';

/** The values of one call, each looked up once. */
export type Given = Pick<FillValues, 'signatures' | 'dates'> & {
  readonly mode: FillMode;
  /**
   * In the order of the plan's fields: texts, what lists print for the value that was chosen, and
   * the states of checkboxes and radios.
   */
  readonly said: readonly (string | undefined)[];
};

/** Reads values for a plan. A value for a field that cannot take it would vanish: our mistake. */
export function givenReader({ fields }: FillPlan): (values: FillValues, mode: FillMode) => Given {
  const entries = Object.entries(fields);
  const count = entries.length;
  const texts = textsAmong(entries);
  const choices = choicesAmong(entries);
  const named = (kind: PlanField['kind']) =>
    new Set(entries.filter(([, field]) => field.kind === kind).map(([name]) => name));
  const [signatures, dates] = [named('signature'), named('date')];
  return (values, mode) => {
    const said = new Array<string | undefined>(count);
    readTexts(texts, values.texts, said);
    readChoices(choices, values.states, said);
    checkNames(values.signatures, signatures, 'signatures');
    checkNames(values.dates, dates, 'dates');
    return { mode, said, signatures: values.signatures, dates: values.dates };
  };
}

type Entries = [name: string, field: PlanField][];
type Said = (string | undefined)[];

/** A field that takes a text, and which of all fields it is. */
type Text = { name: string; index: number };

function textsAmong(entries: Entries): Text[] {
  return entries.flatMap(([name, { kind }], index) => (kind === 'text' ? [{ name, index }] : []));
}

function readTexts(fields: Text[], texts: FillValues['texts'], said: Said): void {
  let found = 0;
  for (let i = 0; i < fields.length; i += 1) {
    const { name, index } = fields[i] as Text;
    const text = texts.get(name);
    if (text === undefined) continue;
    found += 1;
    said[index] = text;
  }
  if (found < texts.size) checkNames(texts, new Set(fields.map(({ name }) => name)), 'texts');
}

/** A checkbox, a radio or a list: what is said for each of its states. */
type Choice = Text & { says: Map<string, string>; isList: boolean };

function choicesAmong(entries: Entries): Choice[] {
  return entries.flatMap(([name, field], index): Choice[] => {
    if (field.kind === 'mark') {
      const states = Object.keys(field.states);
      return [{ name, index, says: new Map(states.map((each) => [each, each])), isList: false }];
    }
    if (field.kind !== 'text' || !field.labels) return [];
    return [{ name, index, says: new Map(Object.entries(field.labels)), isList: true }];
  });
}

function readChoices(fields: Choice[], states: FillValues['states'], said: Said): void {
  let found = 0;
  for (let i = 0; i < fields.length; i += 1) {
    const field = fields[i] as Choice;
    const state = states.get(field.name);
    if (state === undefined) continue;
    found += 1;
    said[field.index] = field.says.get(state) ?? refuseState(field, state);
  }
  if (found < states.size) checkNames(states, new Set(fields.map(({ name }) => name)), 'states');
}

function refuseState({ name, isList }: Choice, state: string): never {
  if (isList) throw new Error(`The list ${name} does not offer ${state}.`);
  throw new Error(`The field ${name} has no state ${state}.`);
}

function checkNames(
  values: ReadonlyMap<string, unknown>,
  known: Set<string>,
  what: keyof FillValues,
): void {
  if (values.size === 0) return;
  for (const name of values.keys()) {
    if (!known.has(name)) throw new Error(`The plan has no field ${name} that takes ${what}.`);
  }
}
