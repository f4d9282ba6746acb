import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describePlaces, type Pair } from './describe-places.ts';

const everywhere = ['AL', 'AZ', 'CA', 'GA', 'NV', 'NY', 'TX'];
const all = everywhere.flatMap((home) => everywhere.map((work) => ({ home, work })));
const say = (fits: (pair: Pair) => boolean) => describePlaces(all.filter(fits), everywhere);

it('says in few words who lives where and works where', () => {
  expect(say(() => true)).toBe('everyone');
  expect(say(({ work }) => work === 'AZ')).toBe('those who work in AZ');
  expect(say(({ home }) => home === 'AZ' || home === 'CA')).toBe('those who live in AZ or CA');
  expect(say(({ home, work }) => home === 'AZ' || work === 'AZ')).toBe(
    'those who live or work in AZ',
  );
  expect(say(({ home, work }) => home === 'AZ' && work === 'AZ')).toBe(
    'those who live and work in AZ',
  );
  expect(say(({ home, work }) => home === 'AZ' && work !== 'AZ')).toBe(
    'those who live in AZ and work elsewhere',
  );
  expect(say(({ home, work }) => home !== 'AZ' && work === 'AZ')).toBe(
    'those who work in AZ and live elsewhere',
  );
  expect(say(({ home, work }) => home === work && home > 'M')).toBe(
    'those who live where they work, in NV, NY or TX',
  );
  expect(say(({ home, work }) => work === 'AZ' && ['CA', 'NV'].includes(home))).toBe(
    'those who live in CA or NV and work in AZ',
  );
  expect(say(({ home, work }) => work === 'AZ' && !['CA', 'NV'].includes(home))).toBe(
    'those who live in any place but CA or NV and work in AZ',
  );
});

it('says different people in different words', () => {
  const people = fc.subarray(all, { minLength: 1 });
  fc.assert(
    fc.property(people, people, (some, others) => {
      const key = (pairs: Pair[]) => JSON.stringify(pairs);
      fc.pre(key(some) !== key(others));
      expect(describePlaces(some, everywhere)).not.toBe(describePlaces(others, everywhere));
    }),
  );
});
