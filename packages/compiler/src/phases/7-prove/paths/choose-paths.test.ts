import { expect, it } from 'vitest';
import { bundle } from '../../../../../engine/test/bundle.ts';
import { choosePaths } from './choose-paths.ts';
import { keyOf } from './sent.ts';

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const amount = { kind: 'number', scale: 0, accepts: '^[0-9]{1,9}$', required: 'NEVER' } as const;

/** Eight lines that are added up, a limit for their sum, and one for the first of them. */
const form = (limit: number, accepts: string = amount.accepts, ownLimit = limit) =>
  bundle({
    questions: {
      ...Object.fromEntries(lines.map((id) => [id, { ...amount, accepts }])),
      total: { kind: 'number', calculate: lines.join(' + ') },
      counted: { kind: 'number', calculate: `total < ${limit} ? total : 0` },
      alone: { kind: 'number', calculate: `a < ${ownLimit} ? a : 0` },
    },
  });

const keysOf = (paths: ReturnType<typeof choosePaths>['paths']) => new Set(paths.map(keyOf));

it('chooses few of many paths, counts all, and adds those at which a comparison turns', () => {
  const { paths, of, turns } = choosePaths(form(5000, amount.accepts, 100));
  expect(of).toBe(6n * 3n ** 7n);
  expect(paths.length).toBeLessThan(60);
  expect(turns).toBeGreaterThan(0);
  const sums = paths.map(({ answers }) =>
    Object.values(answers).reduce((sum, answer) => sum + Number(answer), 0),
  );
  expect(sums).toEqual(expect.arrayContaining([4999, 5000]));
});

it('chooses the same paths again', () => {
  const before = choosePaths(form(5000)).paths;
  const again = choosePaths(form(5000), before);
  expect(keysOf(again.paths)).toEqual(keysOf(before));
  expect(again.turns).toBe(0);
});

it('keeps the paths it had when an amount changes, and adds those that the new one needs', () => {
  const before = choosePaths(form(5000)).paths;
  const { paths } = choosePaths(form(6000), before);
  const kept = before.filter((sent) => keysOf(paths).has(keyOf(sent)));
  expect(kept).toEqual(before);
  expect(paths.length - before.length).toBeLessThan(before.length);
  expect(paths.map(({ answers }) => answers.a)).toEqual(expect.arrayContaining(['5999', '6000']));
});

it('drops paths that the form no longer accepts', () => {
  const before = choosePaths(form(5000)).paths;
  const { paths } = choosePaths(form(5000, '^[0-9]{1,3}$'), before);
  const taken = before.filter(({ answers }) =>
    Object.values(answers).every((text) => text.length < 4),
  );
  expect(before.filter((sent) => keysOf(paths).has(keyOf(sent)))).toEqual(taken);
});

it('runs every path where there are not too many', () => {
  const { paths, of } = choosePaths(
    bundle({ questions: { a: amount, b: { kind: 'yesNo', accepts: '^(?:true|false)$' } } }),
  );
  expect(of).toBe(6n);
  expect(paths.map(({ answers }) => answers)).toEqual([
    { b: 'true' },
    { b: 'false' },
    { a: '1201', b: 'true' },
    { a: '1201', b: 'false' },
    { a: '0', b: 'true' },
    { a: '0', b: 'false' },
  ]);
});
