import { expect, it } from 'vitest';
import { comparePatterns } from './compare-patterns.ts';

it('compares what patterns accept, not how they are written', () => {
  expect(comparePatterns('^[0-9]{1,2}$', '^[0-9][0-9]?$')).toEqual({ is: 'same' });
  expect(comparePatterns('^[0-9]$', '^[0-9a-f]$')).toEqual({ is: 'wider', example: 'a' });
});

it('shows an answer that stopped being valid, also where others became valid', () => {
  const change = comparePatterns('^[0-9]{1,2}$', '^[0-9]{2,3}$');
  expect(change).toMatchObject({ is: 'narrower', witness: expect.stringMatching(/^[0-9]$/) });
});

it('says when the answer is unknown', () => {
  expect(comparePatterns('^\\d$', '^[0-9]$')).toEqual({ is: 'unknown' });
});
