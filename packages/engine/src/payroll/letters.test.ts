import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LetterTerms, type LockInLetter, lockOn } from './lock-in-letter.ts';
import { termsNotMet } from './terms-not-met.ts';

const w4 = { locality: 'FEDERAL', takesFederalValues: false };
const stateCopy = { locality: 'ND', takesFederalValues: true };
const stateForm = { locality: 'NY', takesFederalValues: false };

it('locks the forms of its locality, and those that take their values from the W-4', () => {
  const federal: LockInLetter = { locality: 'FEDERAL' };
  expect(lockOn(w4, [federal])).toEqual({ index: 0, letter: federal, reason: 'LOCKED' });
  expect(lockOn(stateCopy, [federal])?.reason).toBe('FOLLOWS_LOCKED');
  expect(lockOn(stateForm, [federal])).toBeUndefined();
});

it('leaves the federal form open when a state sent the letter', () => {
  expect(lockOn(w4, [{ locality: 'ND' }, { locality: 'NY' }])).toBeUndefined();
  expect(lockOn(stateCopy, [{ locality: 'NY' }, { locality: 'ND' }])?.index).toBe(1);
});

it('prefers a letter without terms, which locks more', () => {
  const letters = [{ locality: 'FEDERAL', terms: {} }, { locality: 'FEDERAL' }];
  expect(lockOn(w4, letters)?.index).toBe(1);
});

const reported = (values: Record<string, string>, prefix = 'FED') =>
  Object.entries(values).map(([name, value]) => {
    return { id: `${prefix}.${name}`, value, valueType: 'string' as const };
  });
const usual = {
  filingStatus: 'S',
  isExempt: 'false',
  twoJobs: 'false',
  dependentsAmt: '0',
  otherIncome: '0',
  deductions: '0',
  additionalWithholding: '25.00',
};
const locked = (terms: LetterTerms) =>
  ({ index: 0, letter: { locality: 'FEDERAL', terms }, reason: 'LOCKED' }) as const;

it.each<[string, LetterTerms, Partial<typeof usual>, string[]]>([
  ['the same', { filingStatus: 'S', additionalWithholding: '25' }, {}, []],
  ['a cent less', { additionalWithholding: '25.01' }, {}, ['additionalWithholding']],
  ['a status with more withholding', { filingStatus: 'M' }, { filingStatus: 'H' }, []],
  ['a status with less', { filingStatus: 'H' }, { filingStatus: 'M' }, ['filingStatus']],
  ['credits that the letter allows', { dependentsAmt: '500' }, { dependentsAmt: '500' }, []],
  ['more credits', { dependentsAmt: '500' }, { dependentsAmt: '500.01' }, ['dependentsAmt']],
  ['deductions that it does not name', {}, { deductions: '1' }, ['deductions']],
  ['income that it names', { otherIncome: '900' }, { otherIncome: '899.99' }, ['otherIncome']],
  ['the box for two jobs', { twoJobs: true }, {}, ['twoJobs']],
  ['an exemption', { filingStatus: 'M' }, { isExempt: 'true' }, ['filingStatus']],
  ['no status', {}, { filingStatus: 'NOT_APPLICABLE' }, ['filingStatus']],
])('compares %s', (_, terms, changes, failed) => {
  expect(termsNotMet(locked(terms), reported({ ...usual, ...changes }))).toEqual(failed);
});

it('refuses a certificate that reports no filing status at all', () => {
  expect(termsNotMet(locked({}), reported({ isExempt: 'false' }))).toEqual(['filingStatus']);
});

it('compares only status and jobs on a form of a state that follows the W-4', () => {
  const follows = { ...locked({ additionalWithholding: '50' }), reason: 'FOLLOWS_LOCKED' as const };
  const values = { filingStatus: 'S', isExempt: 'false', additionalWithholding: '0.00' };
  expect(termsNotMet(follows, reported(values, 'NM'))).toEqual([]);
});

it('never refuses a certificate that withholds more on every term', () => {
  const cents = fc.nat(1_000_000);
  const text = (value: number) => (value / 100).toFixed(2);
  fc.assert(
    fc.property(cents, cents, cents, cents, cents, (a, b, c, d, more) => {
      const terms: LetterTerms = {
        filingStatus: 'H',
        dependentsAmt: text(a),
        otherIncome: text(b),
        deductions: text(c),
        additionalWithholding: text(d),
      };
      const certificate = {
        ...usual,
        dependentsAmt: text(Math.max(0, a - more)),
        otherIncome: text(b + more),
        deductions: text(Math.max(0, c - more)),
        additionalWithholding: text(d + more),
      };
      expect(termsNotMet(locked(terms), reported(certificate))).toEqual([]);
    }),
  );
});
