import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { monsters } from '../../scripts/fuzz/monsters.ts';
import { casesFor, runFuzz } from '../../scripts/fuzz/run-fuzz.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';

const generous = 20 * 60_000;

it(
  'has an answer or a limit for every kind of monster, within ten seconds and 1.5 GB',
  async () => {
    const orders = monsters.map((_, index) => ({ seed: 0, index, isMonster: true }));
    const { count, wrong, kept } = await runFuzz(orders.values(), 1);
    expect(wrong).toEqual([]);
    expect(count).toBe(monsters.length);
    rmSync(kept, { recursive: true });
  },
  generous,
);

it(
  `finds no fault of ours in a minute of definitions made by chance, seed ${seedOfTheDay}`,
  async () => {
    const { count, wrong, kept } = await runFuzz(casesFor(1, seedOfTheDay), 1);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(0);
    rmSync(kept, { recursive: true });
  },
  generous,
);
