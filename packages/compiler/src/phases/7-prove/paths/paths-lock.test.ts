import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PathsLock, printPathsLock, readPathsLock } from './paths-lock.ts';

const word = fc.constantFrom('a', 'b', 'c', 'é "quoted"', 'null');
const values = fc.dictionary(word, word);
const set = fc.constantFrom('QS1', 'QS2', 'QS3');

const anyLock: fc.Arbitrary<PathsLock> = fc.record({
  selection: word,
  of: fc.bigInt({ min: 0n }).map(String),
  statements: fc.dictionary(word, word),
  facts: values,
  cases: fc.array(word),
  paths: fc.array(
    fc.record({
      sent: fc.oneof(
        fc.record({ answers: values }),
        fc.record({ answers: values, federal: values }),
      ),
      sets: fc.array(set, { minLength: 1, maxLength: 2 }),
      finish: word,
      taxParameters: values,
      pdf: values,
    }),
    { maxLength: 8 },
  ),
});

it('reads what it printed', () => {
  fc.assert(
    fc.property(anyLock, (lock) => {
      expect(readPathsLock(printPathsLock(lock))).toEqual(lock);
    }),
  );
});

it('prints one path a line, and of each only what differs from the first with the same sets', () => {
  const path = { finish: 'sign', sets: ['QS1', 'QS2'] };
  const lock: PathsLock = {
    selection: 'abc',
    of: '3',
    statements: { sign: 'Yes.' },
    facts: { '@limit': '500' },
    cases: ['Exempt.', 'Two dependents.'],
    paths: [
      {
        ...path,
        sent: { answers: { a: '1' } },
        taxParameters: { X: '1', Y: '2' },
        pdf: { f: 'on' },
      },
      { ...path, sent: { answers: { a: '2' } }, taxParameters: { X: '1', Y: '3' }, pdf: {} },
      { ...path, sent: { answers: {} }, taxParameters: { X: '1', Y: '2' }, pdf: { f: 'on' } },
    ],
  };
  expect(printPathsLock(lock).split('\n').slice(1)).toEqual([
    '"selection":"abc",',
    '"of":"3",',
    '"statements":{',
    '"sign":"Yes."',
    '},"facts":{',
    '"@limit":"500"',
    '},"cases":[',
    '"Exempt.",',
    '"Two dependents."',
    '],"paths":[',
    '{"sets":"QS1 QS2","finish":"sign","answers":{"a":"1"},"taxParameters":{"X":"1","Y":"2"},"pdf":{"f":"on"}},',
    '{"sets":"QS1 QS2","finish":"sign","answers":{"a":"2"},"taxParameters":{"Y":"3"},"pdf":{"f":null}},',
    '{"sets":"QS1 QS2","finish":"sign","answers":{}}',
    ']}',
    '',
  ]);
});

it.each(['', '{}', '[]', 'null', '{"selection":"a"', '<<<<<<< HEAD'])(
  'does not read %j',
  (text) => {
    expect(readPathsLock(text)).toBeUndefined();
  },
);
