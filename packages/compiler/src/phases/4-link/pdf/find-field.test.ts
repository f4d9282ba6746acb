import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findField } from './find-field.ts';

const fields = [
  'topmostSubform[0].Page1[0].Step1a[0].f1_01[0]',
  'topmostSubform[0].Page1[0].c1_1[0]',
  'topmostSubform[0].Page1[0].c1_1[1]',
  'number2[0].Amount[0]',
  'number3[0].Amount[0]',
  'the value of each exemption from the table below           b',
  'b',
].map((name) => ({ name }));

it('finds a field by its full name or by an ending in whole levels', () => {
  expect(findField('f1_01[0]', fields)).toEqual({ field: fields[0] });
  expect(findField('Step1a[0].f1_01[0]', fields)).toEqual({ field: fields[0] });
  expect(findField('number2[0].Amount[0]', fields)).toEqual({ field: fields[3] });
});

it('does not take a part of a level for an ending', () => {
  expect(findField('1_01[0]', fields)).toEqual({ none: true });
});

it('names all fields that an ending fits', () => {
  expect(findField('Amount[0]', fields)).toEqual({
    several: ['number2[0].Amount[0]', 'number3[0].Amount[0]'],
  });
});

it('takes a run of spaces as one, and prefers the whole name to an ending', () => {
  expect(findField('from the table below b', fields)).toEqual({ field: fields[5] });
  expect(findField('b', fields)).toEqual({ field: fields[6] });
});

it('finds every field by its own name', () => {
  const name = fc.stringMatching(/^[A-Za-z .[\]]{1,12}$/);
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 6 }), (names) => {
      const all = names.map((each) => ({ name: each }));
      for (const field of all) expect(findField(field.name, all)).toEqual({ field });
    }),
  );
});
