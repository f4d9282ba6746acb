import { expect, it } from 'vitest';
import { bundle } from '../../../engine/test/bundle.ts';
import { comparisonsOn } from './comparisons-on.ts';
import { findTurns } from './find-turns.ts';
import { scopesOf } from './scopes-of.ts';
import type { Sent } from './sent.ts';

const amount = { kind: 'number', scale: 0, accepts: '^[0-9]{1,9}$' } as const;

const form = bundle({
  questions: {
    gifts: amount,
    interest: amount,
    joint: { kind: 'yesNo', accepts: '^(?:true|false)$' },
    itemized: { kind: 'number', calculate: 'gifts + interest * 2' },
    standard: { kind: 'number', calculate: '16100 + (joint ? 16100 : 0)' },
    above: { kind: 'number', calculate: 'itemized > standard ? itemized - standard : 0' },
  },
});

function turnsFrom(...answers: Sent['answers'][]) {
  const [scope] = scopesOf(form);
  if (!scope) throw new Error('Every form has an interview.');
  return findTurns(
    scope,
    answers.map((each) => ({ answers: each })),
  );
}

it('finds the answers at which a calculated amount passes another', () => {
  const found = turnsFrom({ gifts: '1201', interest: '1338', joint: 'false' });
  const seen = found.flatMap((sent) =>
    [...comparisonsOn(form, sent).values()].map(({ difference }) => difference),
  );
  expect(new Set(seen.map(Math.sign))).toEqual(new Set([0, 1]));
  expect(found.map(({ answers }) => answers.gifts)).toContain(String(16100 - 2 * 1338));
});

it('adds nothing where less, equal and greater were seen', () => {
  const joint = 'false';
  expect(
    turnsFrom(
      { gifts: '100', interest: '0', joint },
      { gifts: '16100', interest: '0', joint },
      { gifts: '20000', interest: '0', joint },
    ),
  ).toEqual([]);
});

it('looks only at comparisons that count: not at those in a branch that is not taken', () => {
  const nested = bundle({
    questions: {
      joint: { kind: 'yesNo', accepts: '^(?:true|false)$' },
      gifts: amount,
      counted: { kind: 'number', calculate: 'joint and gifts > 5 ? 1 : gifts < 3 ? 2 : 3' },
    },
  });
  const compared = (joint: string) =>
    [...comparisonsOn(nested, { answers: { joint, gifts: '4' } }).values()].map(
      ({ comparison: { op }, difference }) => ({ op, difference }),
    );
  expect(compared('false')).toEqual([{ op: '<', difference: 1 }]);
  expect(compared('true')).toEqual([
    { op: '>', difference: -1 },
    { op: '<', difference: 1 },
  ]);
});
