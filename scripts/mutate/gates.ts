import { kinds } from './kinds.ts';
import { type Judged, type Shares, sharesOf } from './tally.ts';

/** A figure that must be reached: a sentence about it, and whether it was. */
export type Gate = { says: string; isMet: boolean };

const leastNoticed = 98;
const leastOfKind = 90;
const mostAlone = 5;
const leastFew = 95;
const leastNamed = 90;

/** A kind with fewer mistakes than this is not judged: a single unnoticed one would be more than one in ten. */
const enoughOfKind = 10;

/** What must hold of all mistakes, and of each kind. */
export function gatesOf(all: readonly Judged[]): Gate[] {
  const { noticed, alone, few, named } = sharesOf(all);
  const isMissed = ({ mutation, verdict }: Judged) => {
    if (verdict.by === 'nobody') return mutation.byChecksAlone && !verdict.isHarmless;
    return mutation.byChecksAlone && verdict.by !== 'check' && verdict.by !== 'lock';
  };
  const missed = all.filter(isMissed).length;
  const harmful = all.filter(
    ({ verdict }) => verdict.by === 'nobody' && !verdict.isHarmless,
  ).length;
  return [
    atLeast(noticed, leastNoticed, 'are noticed'),
    ...kinds.map(({ name }) => gateOfKind(name, all)),
    {
      says: `${missed} that checks alone should notice, and do not; wanted 0.`,
      isMet: missed === 0,
    },
    {
      says: `${harmful} that nobody notices and that change the release; wanted 0.`,
      isMet: harmful === 0,
    },
    {
      says: `${alone ?? 0} % of those that can be proved are noticed by a lock or a case alone, wanted at most ${mostAlone} %.`,
      isMet: (alone ?? 0) <= mostAlone,
    },
    atLeast(few, leastFew, 'bring at most three messages'),
    atLeast(named, leastNamed, 'are led to at the edited line'),
  ];
}

function gateOfKind(name: string, all: readonly Judged[]): Gate {
  const ofKind = all.filter(({ mutation }) => mutation.kind === name);
  const { noticed } = sharesOf(ofKind);
  const gate = atLeast(noticed, leastOfKind, `of "${name}" are noticed`);
  return ofKind.length < enoughOfKind ? { ...gate, isMet: true } : gate;
}

function atLeast(share: Shares['noticed'], wanted: number, what: string): Gate {
  return {
    says: `${share ?? 100} % ${what}, wanted ${wanted} %.`,
    isMet: (share ?? 100) >= wanted,
  };
}
