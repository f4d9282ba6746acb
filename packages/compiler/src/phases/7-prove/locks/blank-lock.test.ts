import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printBlankLock, readBlankLock } from './blank-lock.ts';

const facts = fc.record(
  { at: fc.array(fc.string()), lines: fc.array(fc.string()), max: fc.nat() },
  { requiredKeys: ['at'], noNullPrototype: true },
);
const sign = fc.oneof(
  fc.record({ field: fc.string() }, { noNullPrototype: true }),
  fc.record(
    { page: fc.nat(), box: fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()) },
    { noNullPrototype: true },
  ),
);
const named = <T>(value: fc.Arbitrary<T>) =>
  fc.dictionary(fc.string(), value, { noNullPrototype: true });

it('reads what it wrote', () => {
  const lock = fc.record({
    holds: named(fc.string()),
    signs: named(sign),
    blanks: named(named(facts)),
  });
  fc.assert(
    fc.property(lock, (each) => {
      expect(readBlankLock(printBlankLock(each))).toEqual({ ...each });
    }),
  );
});

it.each(['', '<<<<<<<', 'null', '[]', '{}', '{"holds":{},"blanks":{"drawn":{"name":{}}}}'])(
  'reads nothing from %s',
  (text) => {
    expect(readBlankLock(text)).toBeUndefined();
  },
);
