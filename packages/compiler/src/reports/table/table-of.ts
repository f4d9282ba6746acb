import type { LinkedLocality } from '../../phases/4-link/linked/linked.ts';
import { isNotWritten } from '../../phases/5-check/localities/is-not-written.ts';
import {
  type HomeAndWorkplace,
  type Offer,
  offersOf,
} from '../../phases/5-check/localities/offers-of.ts';
import { placesIn } from '../../phases/5-check/localities/places-in.ts';

/** What some people get from a locality: forms, or the reason for none, and who the people are. */
export type TableRow = {
  forms: { id: string; recommended: boolean }[];
  because: string[];
  people: HomeAndWorkplace[];
};

/** A locality and everyone who lives or works there, grouped by their forms. */
export type TableLocality = {
  code: string;
  country: 'US' | 'CA';
  name: string;
  rows: TableRow[];
  /** Forms that are known but not written yet; where no form is written there are no rows. */
  notWritten: { id: string; name: string; title: string }[];
};

/** Who gets which form, for every home and place of work. */
export type Table = { localities: TableLocality[]; notWritten: string[] };

/** The whole matrix of home and work, computed by the engine. */
export function tableOf(localities: readonly LinkedLocality[]): Table {
  const written = new Set(localities.map(({ code }) => code));
  const countries = new Set(localities.map(({ country }) => country));
  return {
    localities: [...localities].sort(countryFirst).map(tableLocality),
    notWritten: [...countries].flatMap((country) =>
      placesIn[country].filter((code) => !written.has(code)),
    ),
  };
}

function countryFirst(a: LinkedLocality, b: LinkedLocality): number {
  const rank = ({ code, country }: LinkedLocality) =>
    `${country === 'US' ? 0 : 1} ${code.endsWith('FEDERAL') ? '' : code}`;
  return rank(a) < rank(b) ? -1 : 1;
}

function tableLocality(locality: LinkedLocality): TableLocality {
  const { code, country, name, formsNotWritten } = locality;
  return {
    code,
    country,
    name: name.en.map((part) => ('words' in part ? part.words : '')).join(''),
    rows: isNotWritten(locality) ? [] : rowsOf(offersOf(locality)),
    notWritten: formsNotWritten.map(({ id, name: number, title }) => ({ id, name: number, title })),
  };
}

function rowsOf(offers: readonly Offer[]): TableRow[] {
  const rows = new Map<string, TableRow>();
  for (const { home, work, forms, recommended, nothing } of offers) {
    const offered = forms.map((id) => ({ id, recommended: recommended.includes(id) }));
    const because = nothing.map((line) => line.because);
    const key = JSON.stringify([offered, because]);
    const row = rows.get(key) ?? { forms: offered, because, people: [] };
    row.people.push({ home, work });
    rows.set(key, row);
  }
  return [...rows.values()];
}
