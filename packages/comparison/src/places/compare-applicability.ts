import { type Localities, type Locality, provinces, usStates } from '@formpress/model';
import { isSame } from '../foundation/canonical-json.ts';
import type { Change } from '../foundation/change.ts';
import { describePlaces, type Pair } from '../foundation/describe-places.ts';
import { pairUp } from '../foundation/pair-up.ts';
import { compareMissing } from './compare-missing.ts';
import { compareOffers, type OfferChange } from './compare-offers.ts';
import { compareRenewals } from './compare-renewals.ts';

/**
 * What changed in who gets which form and flow, for everyone with one place of residence and one
 * place of work.
 */
export function compareApplicability(before: Localities, after: Localities): Change[] {
  if (isSame(before, after)) return [];
  const seen = [usStates, provinces].flatMap((places) => compareIn(places, before, after));
  return [...seen, ...compareLocalities(before, after, new Set(seen.map(({ about }) => about)))];
}

function compareIn(places: readonly string[], before: Localities, after: Localities): Change[] {
  const found = new Map<string, { offer: OfferChange; pairs: Pair[] }>();
  for (const home of places) {
    for (const work of places) {
      for (const offer of compareOffers({ home, work }, before, after)) {
        const known = found.get(offer.says) ?? { offer, pairs: [] };
        known.pairs.push({ home, work });
        found.set(offer.says, known);
      }
    }
  }
  return [...found.values()].map(({ offer: { breaks, about, says, to }, pairs }) => ({
    breaks,
    kind: 'applicability-changed',
    about,
    says: `${says} ${to} ${describePlaces(pairs, places)}.`,
  }));
}

/**
 * Names, notes about what is missing, and conditions that make no difference to anyone with one home
 * and one place of work.
 */
function compareLocalities(
  before: Localities,
  after: Localities,
  seen: ReadonlySet<string>,
): Change[] {
  const byCode = ({ localities }: Localities) =>
    localities.map((locality) => [locality.code, locality] as const);
  const { both, gone, added } = pairUp(byCode(before), byCode(after));
  return [
    ...gone.map(({ name, before: then }) => say(name, `${then.name.en} (${name}) is gone.`)),
    ...added.map(({ name, after: now }) => say(name, `${now.name.en} (${name}) is new.`)),
    ...both.flatMap(({ name, before: then, after: now }) => compareOne(name, then, now, seen)),
  ];
}

function compareOne(
  code: string,
  before: Locality,
  after: Locality,
  seen: ReadonlySet<string>,
): Change[] {
  const changes: Change[] = [];
  const name = after.name.en;
  if (!isSame(before.name, after.name))
    changes.push(say(code, `The name of ${code} is now ${name}.`));
  if (!isSame(before.gaps, after.gaps))
    changes.push(say(code, `${name}: the note about what is missing has changed.`));
  for (const missing of compareMissing(before, after))
    changes.push(say(code, `${name}: ${missing}`));
  changes.push(...compareRenewals(before, after));
  if (!isSame(rulesOf(before), rulesOf(after)) && !ruleIds(after).some((id) => seen.has(id))) {
    const who = 'nobody with one home and one place of work sees a difference';
    changes.push(say(code, `${name}: conditions are written differently, but ${who}.`));
  }
  return changes;
}

function rulesOf({ forms, flows, country }: Locality) {
  return { forms, flows, country };
}

function ruleIds({ forms, flows }: Locality): string[] {
  return [...forms, ...flows].map(({ id }) => id);
}

function say(about: string, says: string): Change {
  return { breaks: [], kind: 'locality-changed', about, says };
}
