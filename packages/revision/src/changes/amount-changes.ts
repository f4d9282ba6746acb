import { plainNumber } from '@formpress/compiler';
import type { Change } from '../foundation/change.ts';
import type { AuthoredAmount } from './authored-amounts.ts';
import type { ChangedNumber, ComparedWords } from './compare-words.ts';
import { readings, type Token } from './printed-tokens.ts';

/** A value of form.yaml, and the new value that the new file prints instead. */
export type NewValue = { amount: AuthoredAmount; value: string };

/** The changes of printed numbers, and the new values that are certain. */
export type AmountChanges = { changes: Change[]; values: NewValue[] };

/** What a number became, with the places of each new number, and in how many places it stayed. */
type Moved = { to: Map<string, ChangedNumber[]>; stays: number };

/** The share of places that must agree on a new year. Not all must, since it may also be in a date that stays. */
const mostPlaces = 0.6;

/** The amounts that changed. A new value is certain if it replaced the old one everywhere, at least once in the same words. */
export function amountChanges(
  words: ComparedWords,
  amounts: readonly AuthoredAmount[],
): AmountChanges {
  const { numbers, stayed } = words;
  const moved = new Map<string, Moved>();
  for (const number of numbers) {
    for (const [from, to] of pairsOf(number.before.text, number.after.text)) {
      const found = moved.get(from) ?? { to: new Map(), stays: staysOf(from, stayed) };
      found.to.set(to, [...(found.to.get(to) ?? []), number]);
      moved.set(from, found);
    }
  }
  const values = [
    ...amounts.flatMap((amount) => newValueOf(amount, moved)),
    ...onlyNewDay(amounts, words),
  ];
  const known = new Set(amounts.map(({ value }) => keyOf(value)));
  return {
    changes: [
      ...[...known].flatMap((old) => changeOf(old, { amounts, values, moved, words })),
      ...[...moved].flatMap(([old, { to }]) => (known.has(old) ? [] : otherNumbers(old, to))),
    ],
    values,
  };
}

/** The new value of a day, if exactly one day is no longer printed and exactly one new day is. */
function onlyNewDay(amounts: readonly AuthoredAmount[], words: ComparedWords): NewValue[] {
  const days = (all: ReadonlySet<string>) => [...all].filter((value) => value.includes('-'));
  const went = days(words.printed.before).filter((day) => !words.printed.after.has(day));
  const came = days(words.printed.after).filter((day) => !words.printed.before.has(day));
  const [old, value] = [went[0], came[0]];
  if (went.length !== 1 || came.length !== 1 || value === undefined) return [];
  return amounts.filter((amount) => amount.value === old).map((amount) => ({ amount, value }));
}

/** The ways to read a number, old and new, where they differ: 7.5% is 7.5 and 0.075. */
function pairsOf(old: string, now: string): [string, string][] {
  const [before, after] = [readings(old), readings(now)];
  return before.flatMap((from, i): [string, string][] => {
    const to = after[i];
    return to === undefined || from === to ? [] : [[from, to]];
  });
}

function staysOf(value: string, stayed: readonly Token[]): number {
  return stayed.filter(({ text }) => readings(text).includes(value)).length;
}

function newValueOf(amount: AuthoredAmount, moved: ReadonlyMap<string, Moved>): NewValue[] {
  const found = moved.get(keyOf(amount.value));
  const all = found ? [...found.to.values()].flat() : [];
  const [best] = found ? [...found.to].sort(([, a], [, b]) => b.length - a.length) : [];
  if (!found || !best) return [];
  const [value, places] = best;
  const isSame = places.some(({ isInSameWords }) => isInSameWords);
  const others = all.length - places.length + found.stays;
  const least = isYear(amount.value) ? mostPlaces : 1;
  return isSame && places.length >= least * (places.length + others) ? [{ amount, value }] : [];
}

function keyOf(value: string): string {
  return value.includes('-') ? value : plainNumber(value);
}

function isYear(value: string): boolean {
  return /^(?:19|20)[0-9]{2}$/.test(value);
}

type Known = {
  amounts: readonly AuthoredAmount[];
  values: readonly NewValue[];
  moved: ReadonlyMap<string, Moved>;
  words: ComparedWords;
};

/** What became of a value that form.yaml states. */
function changeOf(old: string, { amounts, values, moved, words }: Known): Change[] {
  const names = amounts.filter(({ value }) => keyOf(value) === old).map(({ name }) => `@${name}`);
  const sure = values.find(({ amount }) => keyOf(amount.value) === old)?.value;
  const likely = [...(moved.get(old)?.to ?? [])].filter(([, places]) =>
    places.some(({ isInSameWords }) => isInSameWords),
  );
  const base = { kind: kindOf(old), old, amounts: names };
  const what = names.join(', ');
  if (sure !== undefined) {
    const places = moved.get(old)?.to.get(sure) ?? [];
    return [{ ...base, ...changed(what, old, sure, places), certainty: 'sure' }];
  }
  if (likely.length > 0)
    return likely.map(([now, places]) => {
      const { says, ...rest } = changed(what, old, now, places);
      const doubt = `${says} The old value, or another new one, is also printed: check which is right.`;
      return { ...base, ...rest, says: doubt, certainty: 'asked' };
    });
  if (words.printed.after.has(old) || !words.printed.before.has(old)) return [];
  const says = `${what}: ${old} is no longer printed. Check what replaced it.`;
  return [{ ...base, says, certainty: 'asked' }];
}

function changed(what: string, old: string, now: string, places: readonly ChangedNumber[]) {
  const [first] = places;
  const more = places.length > 1 ? `, and ${places.length - 1} more` : '';
  const where = first ? ` (page ${first.after.page}${more})` : '';
  return {
    says: `${what}: ${old} is ${now} now${where}.`,
    ...(first && {
      before: { page: first.before.page, box: first.before.box },
      after: { page: first.after.page, box: first.after.box },
    }),
    new: now,
  };
}

/** Changed dollars, percentages and days that are no amount of form.yaml. Small numbers, as of lines and pages, are left out. */
function otherNumbers(old: string, to: Moved['to']): Change[] {
  return [...to].flatMap(([now, all]) => {
    const places = all.filter(
      ({ isInSameWords, before }) => isInSameWords && /\$|%|[0-9]{3}|^[0-9]{4}-/.test(before.text),
    );
    if (places.length === 0) return [];
    const what = 'A number that is not an amount in form.yaml';
    return [{ kind: kindOf(old), old, ...changed(what, old, now, places), certainty: 'sure' }];
  });
}

function kindOf(value: string): 'amount' | 'date' {
  return value.includes('-') ? 'date' : 'amount';
}
