import { inEachLanguage, type Locality } from '@formpress/model';
import { expect, it } from 'vitest';
import { compareMissing } from './compare-missing.ts';

const name = inEachLanguage(() => 'Ohio');
const ohio: Locality = { code: 'OH', country: 'US', name, forms: [], flows: [], gaps: [] };
const form = { id: 'OH101', number: 'IT 4', title: "Employee's Withholding Certificate" };
const listed: Locality = {
  ...ohio,
  notWritten: [form],
  outdated: [{ id: 'OH102', since: '2026-01-01' }],
};

it('says nothing where nothing changed', () => {
  expect(compareMissing(ohio, ohio)).toEqual([]);
  expect(compareMissing(listed, listed)).toEqual([]);
});

it('says which missing forms are new, gone or changed', () => {
  expect(compareMissing(ohio, listed)).toEqual([
    'IT 4 (OH101) is now listed as missing.',
    'OH102 has been out of date since 2026-01-01.',
  ]);
  expect(compareMissing(listed, ohio)).toEqual([
    'IT 4 (OH101) is no longer listed as missing.',
    'OH102 is no longer out of date.',
  ]);
  const changed: Locality = {
    ...ohio,
    notWritten: [{ ...form, when: { yes: true } }],
    outdated: [{ id: 'OH102', since: '2026-02-01' }],
  };
  expect(compareMissing(listed, changed)).toEqual([
    'IT 4 (OH101) is still missing, but listed differently.',
    'OH102 has now been out of date since 2026-02-01.',
  ]);
});
