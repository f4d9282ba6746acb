import type { FillPlan, PlanField } from '@formpress/model';
import type { FillMode, FillValues, Signature } from '../foundation/values.ts';

/** A field of a plan: its full name, and its position among all fields. */
export type FieldName = { name: string; index: number };

/** What one call enters in the fields of a plan, by position of the field. */
export type Entries = {
  /** Texts, dates, on-states of marks, and the labels of values chosen from lists. */
  texts: (string | undefined)[];
  signatures: (Signature | undefined)[];
};

/** Returns a reader of values for a plan. It throws for a value that no field takes, which is a bug in the caller. */
export function entryReader(plan: FillPlan): (values: FillValues, mode: FillMode) => Entries {
  const count = Object.keys(plan.fields).length;
  const [inTexts, inStates] = [new Finder('texts', plan), new Finder('states', plan)];
  const [dates, signatures] = [new Finder('dates', plan), new Finder('signatures', plan)];
  return (values, mode) => {
    const entries: Entries = { texts: new Array(count), signatures: [] };
    const { texts, states } = values;
    for (let i = 0; i < texts.names.length; i += 1) {
      entries.texts[inTexts.find(texts.names[i] as string).index] = texts.values[i];
    }
    for (let i = 0; i < states.names.length; i += 1) {
      const field = inStates.find(states.names[i] as string);
      const state = states.values[i] as string;
      entries.texts[field.index] = field.choices.get(state) ?? refuseState(field, state);
    }
    values.dates.forEach((date, name) => {
      const { index } = dates.find(name);
      if (mode === 'SIGN') entries.texts[index] = date;
    });
    values.signatures.forEach((signature, name) => {
      const { index } = signatures.find(name);
      if (mode === 'SIGN') entries.signatures[index] = signature;
    });
    return entries;
  };
}

/** A field, and what is printed for each of its states. */
type Known = FieldName & { isList: boolean; choices: Map<string, string>; next: number };

/** Finds the fields that take values of a kind. It tries the next field first: values usually come in the order of the fields. */
class Finder {
  private readonly known: Known[] = [];
  private readonly byName: Map<string, Known>;
  /** The position of the known field after the one that was found last. */
  private next = 0;

  constructor(
    private readonly kind: keyof FillValues,
    { fields }: FillPlan,
  ) {
    for (const [index, [name, field]] of Object.entries(fields).entries()) {
      if (!takes[kind](field)) continue;
      const isList = field.kind === 'text';
      const next = this.known.length + 1;
      this.known.push({ name, index, isList, choices: choicesOf(field), next });
    }
    this.byName = new Map(this.known.map((each) => [each.name, each]));
  }

  find(name: string): Known {
    const following = this.known[this.next];
    const found = following?.name === name ? following : this.byName.get(name);
    if (!found) throw new Error(`The plan has no field ${name} that takes ${this.kind}.`);
    this.next = found.next;
    return found;
  }
}

const takes: Record<keyof FillValues, (field: PlanField) => boolean> = {
  texts: ({ kind }) => kind === 'text',
  states: (field) => field.kind === 'mark' || (field.kind === 'text' && field.labels !== undefined),
  signatures: ({ kind }) => kind === 'signature',
  dates: ({ kind }) => kind === 'date',
};

/** What is printed for each state: the label of a list item, or the state itself, which marks its boxes. */
function choicesOf(field: PlanField): Map<string, string> {
  if (field.kind === 'text') return new Map(Object.entries(field.labels ?? {}));
  if (field.kind === 'mark') return new Map(Object.keys(field.states).map((each) => [each, each]));
  return new Map();
}

function refuseState({ name, isList }: Known, state: string): never {
  if (isList) throw new Error(`The list ${name} does not offer ${state}.`);
  throw new Error(`The field ${name} has no state ${state}.`);
}
