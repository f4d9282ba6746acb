import { expect, it } from 'vitest';
import { limits } from './limits.ts';
import { createWork, TooMuchWork } from './work.ts';

it('allows as many steps as the limit, in as many parts as there are, and not one more', () => {
  const work = createWork();
  work.spend(limits.pathWork.most - 1);
  work.spend(1);
  expect(() => work.spend(1)).toThrow(new TooMuchWork(limits.pathWork));
});

it('refuses more steps at once than the limit', () => {
  expect(() => createWork().spend(limits.pathWork.most + 1)).toThrow(
    'More than 100000000 steps to choose and run the paths of a form.',
  );
});
