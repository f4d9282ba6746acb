import { expect, it } from 'vitest';
import { faultsIn } from './faults-in.ts';

const address = { streetAddress1: '1 Main St', city: 'Auburn', state: 'AL', zipCode: '36830' };

it('finds nothing in an object that matches its schema, whatever other keys it has', () => {
  expect(faultsIn('UsAddress', { ...address, country: 'US' })).toEqual(new Map());
});

it('names the rule that each key breaks', () => {
  const wrong = { streetAddress1: 'x'.repeat(101), city: 5, state: 'ZZ', zipCode: 'no' };
  expect(Object.fromEntries(faultsIn('UsAddress', wrong))).toEqual({
    streetAddress1: { rule: 'maxLength', limit: 100 },
    city: { rule: 'type', type: 'string' },
    state: { rule: 'enum' },
    zipCode: { rule: 'pattern' },
  });
});

it('reports missing keys, and a wrong type before anything else', () => {
  const request = { formVersion: null, employee: [], signForm: 5, fields: {} };
  expect(Object.fromEntries(faultsIn('FillRequest', request))).toEqual({
    formId: { rule: 'required' },
    formVersion: { rule: 'type', type: 'string' },
    employee: { rule: 'type', type: 'object' },
    signForm: { rule: 'type', type: 'string' },
  });
});

it('counts the elements of a list without looking into them', () => {
  const faults = (workAddresses: unknown) =>
    faultsIn('LocationRequest', { homeAddress: {}, workAddresses }).get('workAddresses');
  expect(faults([])).toEqual({ rule: 'minItems', limit: 1 });
  expect(faults(Array(51))).toEqual({ rule: 'maxItems', limit: 50 });
  expect(faults([null])).toBeUndefined();
});
