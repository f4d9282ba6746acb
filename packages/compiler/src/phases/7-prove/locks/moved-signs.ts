import type { LockedSign } from './blank-lock.ts';

/** A sentence about a signature or a date that is no longer where it was when it was locked. */
type MovedSign = { name: string; message: string };

/** The signatures and dates that moved or disappeared since a form was locked. */
export function movedSigns(
  now: ReadonlyMap<string, LockedSign>,
  then: Record<string, LockedSign>,
): MovedSign[] {
  return Object.entries(then).flatMap(([name, was]) => {
    const is = now.get(name);
    if (!is) return [{ name, message: `"${name}" was signed when it was locked, and is gone.` }];
    const changes = changesOf(was, is);
    if (changes.length === 0) return [];
    return [{ name, message: `Since "${name}" was locked, it ${listed(changes)}.` }];
  });
}

function changesOf(was: LockedSign, is: LockedSign): string[] {
  if (!was.box || !is.box) {
    const [before, after] = [describePlace(was), describePlace(is)];
    return before === after ? [] : [`went from ${before} to ${after}`];
  }
  const page = was.page === is.page ? [] : [`went from page ${was.page} to page ${is.page}`];
  const moves = was.box.flatMap((before, side) => {
    const by = rounded((is.box?.[side] ?? before) - before);
    const words = by < 0 ? moved[side]?.less : moved[side]?.more;
    return by === 0 || words === undefined ? [] : [`${words} by ${describePoints(Math.abs(by))}`];
  });
  return [...page, ...moves];
}

/** What it means when a number of a box becomes less or more: left, bottom, width and height. */
const moved = [
  { less: 'moved left', more: 'moved right' },
  { less: 'moved down', more: 'moved up' },
  { less: 'became narrower', more: 'became wider' },
  { less: 'became lower', more: 'became higher' },
];

function describePlace({ field, page, box }: LockedSign): string {
  if (field !== undefined) return `the field "${field}"`;
  return box ? `the box ${box.join(', ')} of page ${page}` : 'no place';
}

function describePoints(points: number): string {
  return points === 1 ? 'one point' : `${points} points`;
}

function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}

function listed(changes: string[]): string {
  const last = changes.at(-1) ?? '';
  return changes.length > 1 ? `${changes.slice(0, -1).join(', ')} and ${last}` : last;
}
