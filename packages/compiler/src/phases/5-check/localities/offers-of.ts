import { applicable, type HomeAndWork } from '@formpress/engine';
import { type Expression, inEachLanguage, type Locality } from '@formpress/model';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { placesIn } from './places-in.ts';

/** Someone with one home and one place of work. */
export type HomeAndWorkplace = { home: string; work: string };

/** What a locality offers someone: forms, lines under `nothing`, and the applicable row of each flow. */
export type Offer = HomeAndWorkplace & {
  forms: string[];
  /** The forms among these that are recommended. */
  recommended: string[];
  nothing: LinkedLocality['nothing'];
  rows: Map<string, LinkedLocality['flows'][number]['rows'][number]>;
};

const american = new Set(placesIn.US);
const known = new WeakMap<LinkedLocality, Offer[]>();
const readable = new WeakMap<LinkedLocality, Locality>();

/** What a locality offers to everyone who lives or works there, computed by the service's engine. */
export function offersOf(locality: LinkedLocality): Offer[] {
  const found = known.get(locality) ?? findOffers(locality);
  known.set(locality, found);
  return found;
}

function findOffers(locality: LinkedLocality): Offer[] {
  const classOf = classesFor(locality);
  const found = new Map<string, Omit<Offer, keyof HomeAndWorkplace>>();
  return pairsOf(locality).map((pair) => {
    const key = `${classOf(pair.home)} ${classOf(pair.work)} ${pair.home === pair.work}`;
    const offer = found.get(key) ?? offerTo(locality, { home: pair.home, work: [pair.work] });
    found.set(key, offer);
    return { ...pair, ...offer };
  });
}

/**
 * Gives all places that conditions cannot distinguish the same name. Conditions distinguish only the places
 * that they name, the locality itself and the two countries.
 */
function classesFor(locality: LinkedLocality): (place: string) => string {
  const named = new Set([locality.code, ...placeCodesIn(locality)]);
  return (place) => (named.has(place) ? place : american.has(place) ? 'an American' : 'a Canadian');
}

/** The codes of places that the conditions of a locality name. */
export function placeCodesIn({ forms, flows, nothing }: LinkedLocality): string[] {
  const conditions = [
    ...forms.flatMap(({ when, recommended }) => [when, recommended]),
    ...flows.flatMap(({ rows }) => rows.map(({ when }) => when)),
    ...nothing.map(({ when }) => when),
  ];
  const texts = conditions.map((condition) => condition?.text ?? '').join(' ');
  return [...new Set(texts.match(/\b[A-Z]{2}\b/g) ?? [])].sort();
}

/** What a locality offers someone, who may work in several places. */
export function offerTo(
  locality: LinkedLocality,
  person: HomeAndWork,
): Omit<Offer, keyof HomeAndWorkplace> {
  const read = readable.get(locality) ?? numbered(locality);
  readable.set(locality, read);
  const { forms, flows } = applicable({ localities: [read] }, person);
  const rows = flows.flatMap((flow) => {
    const written = locality.flows.find(({ id }) => id === flow.id);
    const row = 'forms' in flow ? written?.rows[Number(flow.forms[0])] : undefined;
    return row ? [[flow.id, row] as const] : [];
  });
  const ids = new Set(forms.map(({ id }) => id));
  const nothing = locality.nothing.filter((_, index) => ids.delete(nothingId(index)));
  const advised = forms.filter(({ id, recommended }) => recommended && ids.has(id));
  const recommended = advised.map(({ id }) => id);
  return { forms: [...ids], recommended, nothing, rows: new Map(rows) };
}

/**
 * Everyone whom a locality concerns: those who work there, wherever they live, and those who live there and
 * work in the country.
 */
function pairsOf({ code, country }: LinkedLocality): HomeAndWorkplace[] {
  const everywhere = [...placesIn.US, ...placesIn.CA];
  const own = placesIn[country];
  const worksHere = code.endsWith('FEDERAL') ? own : [code];
  const commuters = code.endsWith('FEDERAL') ? [] : own.filter((work) => work !== code);
  return [
    ...worksHere.flatMap((work) => everywhere.map((home) => ({ home, work }))),
    ...commuters.map((work) => ({ home: code, work })),
  ];
}

/** The locality as the engine reads it, with lines under `nothing` as forms and rows by number. */
function numbered({ code, country, forms, flows, nothing }: LinkedLocality): Locality {
  const form = (id: string, recommended: Expression, when?: Expression) => ({
    id,
    recommended,
    ...(when && { when }),
  });
  return {
    code,
    country,
    name: inEachLanguage(() => code),
    forms: [
      ...forms.map(({ id, recommended, when }) =>
        form(id, recommended.expression, when?.expression),
      ),
      ...nothing.map(({ when }, index) => form(nothingId(index), when.expression, when.expression)),
    ],
    flows: flows.map(({ id, rows }) => ({
      id,
      rows: rows.map(({ when }, index) => ({
        forms: [String(index)],
        ...(when && { when: when.expression }),
      })),
    })),
    gaps: [],
  };
}

function nothingId(index: number): string {
  return `nothing ${index}`;
}
