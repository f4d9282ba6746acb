import type { CharSet, Element, NoParent } from 'refa';
import type { Body } from '../foundation/body-of.ts';

/** The positions that can be reached from here, each with the number of ways to reach it. */
export type Ways = Map<number, number>;

/** The positions of a pattern at which it reads a character, with counts expanded, and which may follow which. */
export type Positions = {
  /** What each position accepts. */
  characters: CharSet[];
  first: Ways;
  /** For each position, those that may follow it. */
  follow: Ways[];
};

/** A fragment of a pattern: where it may begin and end, and in how many ways it can match nothing. */
type Fragment = { first: Ways; last: Ways; empty: number };

// No pattern that an analyst can read comes near this.
const mostPositions = 4000;

/**
 * The positions of a pattern in the order in which a backtracking matcher tries them; undefined when there are too many.
 * Where matchers differ, as on repeats of an empty match, every way that any of them tries is counted.
 */
export function positionsOf(body: Body): Positions | undefined {
  const positions: Positions = { characters: [], first: new Map(), follow: [] };
  try {
    positions.first = either(body, positions).first;
  } catch (error) {
    if (error instanceof TooManyPositions) return undefined;
    throw error;
  }
  return positions;
}

class TooManyPositions extends Error {}

function either(body: Body, positions: Positions): Fragment {
  const whole: Fragment = { first: new Map(), last: new Map(), empty: 0 };
  for (const { elements } of body) {
    const part = elements.reduce(
      (before, each) => then(before, partOf(each, positions), positions),
      none(),
    );
    add(whole.first, part.first, 1);
    add(whole.last, part.last, 1);
    whole.empty += part.empty;
  }
  return whole;
}

function partOf(element: NoParent<Element>, positions: Positions): Fragment {
  switch (element.type) {
    case 'CharacterClass':
      return single(element.characters, positions);
    case 'Alternation':
      return either(element.alternatives, positions);
    case 'Quantifier':
      return repeated(element, positions);
    default:
      throw new Error(`${element.type} has no positions.`);
  }
}

function single(characters: CharSet, { characters: all, follow }: Positions): Fragment {
  if (all.length === mostPositions) throw new TooManyPositions();
  const position = all.push(characters) - 1;
  follow.push(new Map());
  return { first: new Map([[position, 1]]), last: new Map([[position, 1]]), empty: 0 };
}

type Repeat = { alternatives: Body; min: number; max: number };

function repeated({ alternatives, min, max }: Repeat, positions: Positions): Fragment {
  const once = () => either(alternatives, positions);
  const rest =
    max === Number.POSITIVE_INFINITY
      ? forEver(once(), positions)
      : atMost(max - min, once, positions);
  let part = none();
  for (let count = 0; count < min; count += 1) part = then(part, once(), positions);
  return then(part, rest, positions);
}

/** Any number of times, including none; a matcher may end with one empty repetition. */
function forEver({ first, last, empty }: Fragment, { follow }: Positions): Fragment {
  for (const [position, ways] of last) add(follow[position], first, ways);
  if (empty > 0) for (const [position, ways] of last) last.set(position, ways * (1 + empty));
  return { first, last, empty: 1 + empty };
}

/** At most this many times, including none. */
function atMost(times: number, once: () => Fragment, positions: Positions): Fragment {
  let part = none();
  for (let count = 0; count < times; count += 1) {
    part = then(once(), part, positions);
    part.empty += 1;
  }
  return part;
}

/** One fragment after the other. Changes both, so that long counts do not copy long lists again and again. */
function then(before: Fragment, after: Fragment, { follow }: Positions): Fragment {
  for (const [position, ways] of before.last) add(follow[position], after.first, ways);
  add(before.first, after.first, before.empty);
  add(after.last, before.last, after.empty);
  return { first: before.first, last: after.last, empty: before.empty * after.empty };
}

function none(): Fragment {
  return { first: new Map(), last: new Map(), empty: 1 };
}

function add(to: Ways | undefined, ways: Ways, times: number): void {
  if (times === 0) return;
  for (const [position, count] of ways) to?.set(position, (to.get(position) ?? 0) + count * times);
}
