import fc from 'fast-check';
import { expect, it } from 'vitest';
import { divided, holds, readPartition } from './partition.ts';

it('gives every block to one worker of one partition', () => {
  const small = fc.integer({ min: 1, max: 7 });
  fc.assert(
    fc.property(small, small, fc.nat(500), (of, workers, block) => {
      const shares = Array.from({ length: of }, (_, index) =>
        divided({ index, of }, workers),
      ).flat();
      expect(shares.filter((share) => holds(share, block)).length).toBe(1);
    }),
  );
});

it('reads partitions as a Kubernetes Job counts them', () => {
  expect(['0/1', '7/8', '8/8', '-1/2', '1/0', '1', 'a/b', ''].map(readPartition)).toEqual([
    { index: 0, of: 1 },
    { index: 7, of: 8 },
    ...Array(6).fill(undefined),
  ]);
});
