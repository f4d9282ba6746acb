import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { oversizedDefinitions } from '../../scripts/fuzz/oversized-definitions.ts';
import { casesFor, runFuzz } from '../../scripts/fuzz/run-fuzz.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';

const generous = 20 * 60_000;

it(
  'has an answer or a limit for every kind of oversized definition, within ten seconds and 1.5 GB',
  async () => {
    const orders = oversizedDefinitions.map((_, index) => ({ seed: 0, index, isOversized: true }));
    const { count, wrong, kept } = await runFuzz(orders.values(), 1);
    expect(wrong).toEqual([]);
    expect(count).toBe(oversizedDefinitions.length);
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
