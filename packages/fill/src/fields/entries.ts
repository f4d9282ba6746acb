import type { FillPlan, PlanField } from '@formpress/model';
import type { FillMode, FillValues, Signature } from '../foundation/values.ts';

/** A field of a plan: its full name, and which of all fields it is. */
export type FieldName = { name: string; index: number };

/** What one call enters in the fields of a plan, in their order. */
export type Entries = {
  /** Texts, dates, on-states of marks, and what lists print for the value that was chosen. */
  texts: (string | undefined)[];
  signatures: (Signature | undefined)[];
};

type Known = FieldName & { field: PlanField };

/** Reads values for a plan. A value for a field that cannot take it would vanish: our mistake. */
export function entryReader(plan: FillPlan): (values: FillValues, mode: FillMode) => Entries {
  const fields = Object.entries(plan.fields).map(([name, field], index) => ({
    name,
    index,
    field,
  }));
  const find = {
    texts: finder('texts', fields),
    states: finder('states', fields),
    dates: finder('dates', fields),
    signatures: finder('signatures', fields),
  };
  return ({ texts, states, dates, signatures }, mode) => {
    const entries: Entries = { texts: new Array(fields.length), signatures: [] };
    texts.forEach((text, name) => {
      entries.texts[find.texts(name).index] = text;
    });
    states.forEach((state, name) => {
      const found = find.states(name);
      entries.texts[found.index] = chosenIn(found, state);
    });
    dates.forEach((date, name) => {
      const { index } = find.dates(name);
      if (mode === 'SIGN') entries.texts[index] = date;
    });
    signatures.forEach((signature, name) => {
      const { index } = find.signatures(name);
      if (mode === 'SIGN') entries.signatures[index] = signature;
    });
    return entries;
  };
}

/** Finds the fields that take values of a kind. */
function finder(kind: keyof FillValues, fields: Known[]): (name: string) => Known {
  const taking = fields.filter(({ field }) => takes[kind](field));
  const known = new Map(taking.map((each) => [each.name, each]));
  return (name) => {
    const found = known.get(name);
    if (found) return found;
    throw new Error(`The plan has no field ${name} that takes ${kind}.`);
  };
}

const takes: Record<keyof FillValues, (field: PlanField) => boolean> = {
  texts: ({ kind }) => kind === 'text',
  states: (field) => field.kind === 'mark' || (field.kind === 'text' && field.labels !== undefined),
  signatures: ({ kind }) => kind === 'signature',
  dates: ({ kind }) => kind === 'date',
};

/** What a state enters: the label of a list, or the state itself, which marks its boxes. */
function chosenIn({ name, field }: Known, state: string): string {
  if (field.kind === 'text') {
    const { labels = {} } = field;
    if (Object.hasOwn(labels, state)) return labels[state] ?? '';
    throw new Error(`The list ${name} does not offer ${state}.`);
  }
  if (field.kind === 'mark' && Object.hasOwn(field.states, state)) return state;
  throw new Error(`The field ${name} has no state ${state}.`);
}
