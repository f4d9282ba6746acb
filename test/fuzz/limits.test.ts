/** Every limit of definitions: what is just within it is checked in time, and what is just beyond it is named. */
import { readFile, rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeLimit } from '../../packages/compiler/src/limits/beyond-limit.ts';
import { limits } from '../../packages/compiler/src/limits/limits.ts';
import type { Order } from '../../scripts/fuzz/fuzz-case.ts';
import { type LimitName, limitCases } from '../../scripts/fuzz/limit-cases.ts';
import { runFuzz } from '../../scripts/fuzz/run-fuzz.ts';
import { sampled } from '../foundation/sampled.ts';

const names = Object.keys(limitCases) as LimitName[];
const generous = 20 * 60_000;

it('lists every limit in the README of the definitions', async () => {
  const readme = await readFile(new URL('../../definitions/README.md', import.meta.url), 'utf8');
  const [, listed = ''] = readme.split('## Limits');
  const rows = [...listed.matchAll(/^\| ([0-9,]+) \| (.*) \|$/gm)];
  expect(rows.map(([, most = '', of]) => ({ most: Number(most.replaceAll(',', '')), of }))).toEqual(
    Object.values(limits),
  );
});

it('tries every limit whose number can be met exactly', () => {
  expect(Object.keys(limits).filter((name) => !names.some((each) => each === name))).toEqual([
    // Its number of steps depends on how paths are chosen; packages/compiler/src/limits/work.test.ts meets it.
    'pathWork',
  ]);
});

it(
  'checks what is just within a limit in ten seconds and 1.5 GB, and reports no limit',
  async () => {
    const orders = sampled(names).map((name) => orderOf(name, limits[name].most));
    const { wrong, limitsNamed, kept } = await runFuzz(orders.values(), 1);
    expect(wrong).toEqual([]);
    expect(limitsNamed).toEqual(orders.map(() => []));
    await rm(kept, { recursive: true });
  },
  generous,
);

it(
  'names the limit, the file and the line of what is just beyond it',
  async () => {
    const orders = names.map((name) => {
      const { step = 1 } = limitCases[name];
      return orderOf(name, limits[name].most + step);
    });
    const { wrong, limitsNamed, kept } = await runFuzz(orders.values(), 1);
    expect(wrong).toEqual([]);
    const named = names.map((name, index) => {
      const { line } = limitCases[name];
      const [found] = limitsNamed[index] ?? [];
      return { ...found, line: found?.line.slice(0, line.length) };
    });
    expect(named).toEqual(
      names.map((name) => {
        const { file, line, where = '' } = limitCases[name];
        return { message: `${describeLimit(limits[name])}${where}`, file, line };
      }),
    );
    await rm(kept, { recursive: true });
  },
  generous,
);

function orderOf(limit: LimitName, count: number): Order {
  return { seed: 0, index: count, limit };
}
