import { expect, it } from 'vitest';
import { bundle } from '../../../../../engine/test/bundle.ts';
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
    above: { kind: 'number', calculate: 'itemized > standard ? itemized : 0' },
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

it('finds the answers at which a calculated amount passes another, and those next to them', () => {
  const found = turnsFrom({ gifts: '1201', interest: '1338', joint: 'false' });
  const seen = found.flatMap((sent) =>
    [...comparisonsOn(form, sent).values()].map(({ difference }) => difference),
  );
  expect(seen).toEqual(expect.arrayContaining([0, 1]));
  expect(found.map(({ answers }) => answers.gifts)).toContain(String(16100 - 2 * 1338));
});

it('adds nothing where every side of a comparison was seen', () => {
  const joint = 'false';
  const paths = ['100', '16100', '16101', '20000'].map((gifts) => ({
    gifts,
    interest: '0',
    joint,
  }));
  expect(turnsFrom(...paths)).toEqual([]);
  expect(turnsFrom(...paths.slice(0, 3))).toEqual([]);
  expect(turnsFrom(...paths.slice(1))).not.toEqual([]);
});

it('prefers paths that were useful before', () => {
  const [scope] = scopesOf(form);
  const path = (gifts: string) => ({ answers: { gifts, interest: '5', joint: 'false' } });
  const before = [path('16090'), path('16091'), path('777')];
  const paths = ['0', '20000'].map(path);
  expect(scope && findTurns(scope, paths, before)).toEqual([path('16090'), path('16091')]);
});

it('says where a comparison matters, and where it only picks one of its sides', () => {
  const capped = bundle({
    questions: {
      tips: amount,
      income: amount,
      counted: { kind: 'number', calculate: 'income < 100 ? min(tips, 50) : 0' },
    },
  });
  const made = (tips: string, income: string) =>
    [...comparisonsOn(capped, { answers: { tips, income } })].map(([key, about]) => [
      key.replace(/^[0-9]+ /, ''),
      about.matters,
      about.picksSide,
    ]);
  expect(made('7', '90')).toEqual([
    ['(income < 100)', true, false],
    ['(tips <= 50)', true, true],
  ]);
  expect(made('0', '100')).toEqual([['(income < 100)', false, false]]);
});

it('considers only comparisons that are made, not those in a branch that is not taken', () => {
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
