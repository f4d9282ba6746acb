import { evaluate, type Value } from '@formpress/formula';
import {
  type Expression,
  type FormNotWritten,
  type Localities,
  type Locality,
  type LocalityFlow,
  provinces,
  type Texts,
} from '@formpress/model';

/** Where someone lives and works, as codes of states and provinces. Work is in the order sent. */
export type HomeAndWork = {
  home: string;
  work: string[];
  /** The places where the employer is registered; absent when that is not known. */
  registered?: readonly string[];
};

/** A form that applies. */
export type ApplicableForm = { id: string; locality: string; recommended: boolean };

/** A flow that applies. One with questions begins at a set; one without yields forms. */
export type ApplicableFlow = {
  id: string;
  locality: string;
  name: Texts;
  residencyStatus?: 'RESIDENT' | 'NONRESIDENT' | 'CANADA_RESIDENT';
} & ({ start: string } | { forms: string[] });

/** The forms and flows that apply: the country's first, then those of the home, then of each place of work. */
export function applicable(
  { localities }: Localities,
  place: HomeAndWork,
): { forms: ApplicableForm[]; flows: ApplicableFlow[] } {
  const here = inOrder(localities, place).map((locality) => ({
    locality,
    known: knownAt(locality, place),
  }));
  return {
    forms: here.flatMap(({ locality, known }) => formsOf(locality, known)),
    flows: here.flatMap(({ locality, known }) =>
      locality.flows.flatMap((flow) => flowOf(flow, locality, known)),
    ),
  };
}

/** The forms of a locality that counts: those that apply there, and those that are not written. */
export type PlaceForms = {
  locality: Locality;
  forms: ApplicableForm[];
  notWritten: FormNotWritten[];
};

/** The forms of each locality that counts, written or not, in the order of `applicable`. */
export function formsByPlace({ localities }: Localities, place: HomeAndWork): PlaceForms[] {
  return inOrder(localities, place).map((locality) => {
    const known = knownAt(locality, place);
    const notWritten = (locality.notWritten ?? []).filter(({ when }) => fits(when, known));
    return { locality, forms: formsOf(locality, known), notWritten };
  });
}

/** The values that conditions of a locality can read. */
type Known = {
  livesHere: boolean;
  worksHere: boolean;
  worksElsewhere: boolean;
  registeredHere: boolean;
  home: string;
  work: string[];
};

const federal: Record<string, string> = { FEDERAL: 'US', CANADA_FEDERAL: 'CA' };

/** The localities that count, in order. A country counts when someone works there, and a home when its country counts. */
function inOrder(localities: Locality[], { home, work }: HomeAndWork): Locality[] {
  const countries = new Set(work.map(countryOf));
  const national = localities.filter(({ code }) => countries.has(federal[code] ?? ''));
  const places = new Set([...(countries.has(countryOf(home)) ? [home] : []), ...work]);
  const local = [...places].flatMap((code) => localities.find((one) => one.code === code) ?? []);
  return [...national, ...local];
}

function countryOf(code: string): string {
  return provinces.some((province) => province === code) ? 'CA' : 'US';
}

function knownAt({ code }: Locality, { home, work, registered }: HomeAndWork): Known {
  const country = federal[code];
  const isHere = (place: string) => (country ? countryOf(place) === country : place === code);
  return {
    livesHere: isHere(home),
    worksHere: work.some(isHere),
    worksElsewhere: !work.every(isHere),
    // An employer that says nothing about its registrations counts as registered everywhere.
    registeredHere: registered === undefined || country !== undefined || registered.includes(code),
    home,
    work,
  };
}

function formsOf({ code, forms }: Locality, known: Known): ApplicableForm[] {
  return forms
    .filter(({ when }) => fits(when, known))
    .map(({ id, recommended }) => ({ id, locality: code, recommended: fits(recommended, known) }));
}

function flowOf({ id, rows }: LocalityFlow, locality: Locality, known: Known): ApplicableFlow[] {
  const status = residencyOf(id);
  const row = rows.find(({ when }) => fits(when, known));
  if (!row || !isFor(status, known)) return [];
  return [
    {
      id,
      locality: locality.code,
      name: locality.name,
      ...(status && { residencyStatus: status }),
      ...('start' in row ? { start: row.start } : { forms: row.forms }),
    },
  ];
}

/** The residency status that a flow is for, from its id. */
function residencyOf(id: string): ApplicableFlow['residencyStatus'] {
  if (id === 'CANADA_FEDERAL' || id.endsWith('_CANADA_RESIDENT')) return 'CANADA_RESIDENT';
  if (id.endsWith('_NONRESIDENT')) return 'NONRESIDENT';
  return id.endsWith('_RESIDENT') ? 'RESIDENT' : undefined;
}

function isFor(status: ApplicableFlow['residencyStatus'], known: Known): boolean {
  if (status === 'RESIDENT') return known.livesHere;
  if (status === 'NONRESIDENT') return known.worksHere && !known.livesHere;
  return true;
}

function fits(condition: Expression | undefined, known: Known): boolean {
  if (!condition) return true;
  const value = evaluate(condition, (name) => asValue(known[name as keyof Known]));
  if (!('yes' in value)) throw new Error('A condition of a locality is not yes or no.');
  return value.yes;
}

function asValue(known: Known[keyof Known] | undefined): Value | string[] | undefined {
  if (typeof known === 'boolean') return { yes: known };
  return typeof known === 'string' ? { text: known } : known;
}
