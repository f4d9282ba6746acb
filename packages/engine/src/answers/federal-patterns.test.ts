import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bundle } from '../../test/bundle.ts';
import { federalPatterns } from './federal-patterns.ts';
import { readFederalValues } from './federal-values.ts';

const { withFederal } = bundle({
  federal: { sets: { QS1: { questions: [], next: { finish: 'sign' } } }, given: [] },
});
if (!withFederal) throw new Error('The form takes federal values.');
const patterns = federalPatterns(withFederal);

it('accepts nothing that is refused when it is sent', () => {
  const values = Object.entries(patterns).map(([name, pattern]) => [
    name,
    fc.stringMatching(new RegExp(pattern)),
  ]);
  fc.assert(
    fc.property(fc.record(Object.fromEntries(values)), (sent) => {
      const alien = { isNonResidentAlien: 'false' };
      expect(readFederalValues(withFederal, { ...sent, ...alien }).refusals).toEqual([]);
    }),
  );
});

it('accepts what the W-4 reports', () => {
  const reported = {
    filingStatus: 'S',
    isExempt: 'false',
    twoJobs: 'true',
    deductions: '1,000.50',
  };
  const refused = Object.entries(reported).filter(
    ([name, value]) => !new RegExp(patterns[name] ?? '').test(value),
  );
  expect(refused).toEqual([]);
});
