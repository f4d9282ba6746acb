import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearWord } from './near-word.ts';

const meant = nearWord(['withholding', 'certificate', 'dependents', 'claims', 'exemption']);

it.each([
  ['witholding', 'withholding'],
  ['certifcate', 'certificate'],
  ['dependennts', 'dependents'],
  ['cretificate', 'certificate'],
  ['certificete', undefined],
  ['certofocate', undefined],
  ['certivicate', 'certificate'],
  ['clims', 'claims'],
  ['clms', undefined],
])('takes "%s" for %s', (word, expected) => {
  expect(meant(word)).toBe(expected);
});

it.each(['dependent', 'claim', 'claimed', 'exemptions', 'clams', 'withholding', 'withheld'])(
  'takes "%s" for a word of its own',
  (word) => {
    expect(meant(word)).toBeUndefined();
  },
);

it('finds any long word with a missing letter in the middle', () => {
  const letters = fc.array(fc.constantFrom(...'abcdefgh'), { minLength: 9, maxLength: 14 });
  fc.assert(
    fc.property(letters, fc.nat(), (word, at) => {
      const gap = 1 + (at % (word.length - 4));
      const slip = word.toSpliced(gap, 1).join('');
      expect(nearWord([word.join('')])(slip)).toBe(word.join(''));
    }),
  );
});
