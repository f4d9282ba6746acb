import { automatonOf, classesOf, firstFault, wordOutside } from '@formpress/patterns';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choicesPattern, optionsPattern } from './options-pattern.ts';

const values = fc.uniqueArray(fc.stringMatching(/^[A-Z][A-Z0-9_.+]{0,6}$/), {
  minLength: 1,
  maxLength: 7,
});

it('accepts exactly the options', () => {
  fc.assert(
    fc.property(values, fc.string(), (options, other) => {
      const pattern = new RegExp(optionsPattern(options));
      for (const option of options) expect(pattern.test(option)).toBe(true);
      expect(pattern.test(other)).toBe(options.includes(other));
    }),
  );
});

it('accepts choices joined by commas in any order', () => {
  fc.assert(
    fc.property(
      values.chain((options) => fc.tuple(fc.constant(options), fc.shuffledSubarray(options))),
      ([options, chosen]) => {
        expect(new RegExp(choicesPattern(options)).test(chosen.join(','))).toBe(chosen.length > 0);
      },
    ),
  );
});

it('accepts each of up to five choices once', () => {
  const pattern = new RegExp(choicesPattern(['A', 'B', 'C']));
  const accepted = ['A', 'B,A', 'C,A,B', 'A,A', 'A,B,A', 'A,', ',A', 'A, B', 'D'].filter((each) =>
    pattern.test(each),
  );
  expect(accepted).toEqual(['A', 'B,A', 'C,A,B']);
});

const oddValues = fc.uniqueArray(
  fc
    .array(fc.constantFrom(..."Ab1 é-_.$^()[]{}|/\\+*?'&"), { minLength: 1, maxLength: 4 })
    .map((all) => all.join('')),
  { minLength: 1, maxLength: 7 },
);

it('makes patterns that are proved: whatever they accept is an option, so every answer has its line under next', () => {
  fc.assert(
    fc.property(oddValues, (options) => {
      const pattern = optionsPattern(options);
      expect(firstFault(pattern)).toBeUndefined();
      expect(classesOf(pattern, options)).toEqual(
        options.map((answer) => ({ answer, isNamed: true })),
      );
    }),
  );
});

it('makes patterns of several choices that are proved: only options are between the commas', () => {
  fc.assert(
    fc.property(values, (options) => {
      const pattern = choicesPattern(options);
      expect(firstFault(pattern)).toBeUndefined();
      const one = optionsPattern(options).slice(1, -1);
      const joined = automatonOf(`^${one}(?:,${one})*$`);
      expect(wordOutside(automatonOf(pattern), joined)).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});
