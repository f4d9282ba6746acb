import type { CharSet, Element, NoParent } from 'refa';
import type { Body } from '../foundation/body-of.ts';

/** To which places one can go from here, and in how many ways. */
export type Ways = Map<number, number>;

/** The places of a pattern at which a character is read, counts written out, and how they follow one another. */
export type Places = {
  /** What may stand at each place. */
  characters: CharSet[];
  first: Ways;
  /** By place, those that may follow it. */
  follow: Ways[];
};

/** A part of a pattern: where it may begin and end, and in how many ways it can be empty. */
type Part = { first: Ways; last: Ways; empty: number };

// No pattern that an analyst can read comes near this.
const mostPlaces = 4000;

/**
 * Lays out the places of a pattern the way a matcher that tries one way after the other goes through them; nothing
 * when there are too many. Where matchers differ, as on repeats of nothing, each way that one of them tries counts.
 */
export function placesOf(body: Body): Places | undefined {
  const places: Places = { characters: [], first: new Map(), follow: [] };
  try {
    places.first = either(body, places).first;
  } catch (error) {
    if (error instanceof TooManyPlaces) return undefined;
    throw error;
  }
  return places;
}

class TooManyPlaces extends Error {}

function either(body: Body, places: Places): Part {
  const whole: Part = { first: new Map(), last: new Map(), empty: 0 };
  for (const { elements } of body) {
    const part = elements.reduce(
      (before, each) => then(before, partOf(each, places), places),
      none(),
    );
    add(whole.first, part.first, 1);
    add(whole.last, part.last, 1);
    whole.empty += part.empty;
  }
  return whole;
}

function partOf(element: NoParent<Element>, places: Places): Part {
  switch (element.type) {
    case 'CharacterClass':
      return single(element.characters, places);
    case 'Alternation':
      return either(element.alternatives, places);
    case 'Quantifier':
      return repeated(element, places);
    default:
      throw new Error(`${element.type} has no places.`);
  }
}

function single(characters: CharSet, { characters: all, follow }: Places): Part {
  if (all.length === mostPlaces) throw new TooManyPlaces();
  const place = all.push(characters) - 1;
  follow.push(new Map());
  return { first: new Map([[place, 1]]), last: new Map([[place, 1]]), empty: 0 };
}

type Repeat = { alternatives: Body; min: number; max: number };

function repeated({ alternatives, min, max }: Repeat, places: Places): Part {
  const once = () => either(alternatives, places);
  const rest =
    max === Number.POSITIVE_INFINITY ? forEver(once(), places) : atMost(max - min, once, places);
  let part = none();
  for (let count = 0; count < min; count += 1) part = then(part, once(), places);
  return then(part, rest, places);
}

/** As often as one likes, or not at all; a matcher may end with one empty turn. */
function forEver({ first, last, empty }: Part, { follow }: Places): Part {
  for (const [place, ways] of last) add(follow[place], first, ways);
  if (empty > 0) for (const [place, ways] of last) last.set(place, ways * (1 + empty));
  return { first, last, empty: 1 + empty };
}

/** So many times, fewer, or not at all. */
function atMost(times: number, once: () => Part, places: Places): Part {
  let part = none();
  for (let count = 0; count < times; count += 1) {
    part = then(once(), part, places);
    part.empty += 1;
  }
  return part;
}

/** One part after the other. Both are used up: long counts would otherwise copy long lists again and again. */
function then(before: Part, after: Part, { follow }: Places): Part {
  for (const [place, ways] of before.last) add(follow[place], after.first, ways);
  add(before.first, after.first, before.empty);
  add(after.last, before.last, after.empty);
  return { first: before.first, last: after.last, empty: before.empty * after.empty };
}

function none(): Part {
  return { first: new Map(), last: new Map(), empty: 1 };
}

function add(to: Ways | undefined, ways: Ways, times: number): void {
  if (times === 0) return;
  for (const [place, count] of ways) to?.set(place, (to.get(place) ?? 0) + count * times);
}
