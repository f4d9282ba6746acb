import type { CatalogForm, Notice } from '@formpress/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillBody } from './fill-body.ts';

const { version: formVersion, ...named } = {
  version: '2026.1.0',
  name: 'TD1ON',
  title: 'Form "TD1ON", crédits',
  locality: 'Ontario',
};
const entry = { id: 'ON101', version: formVersion, type: 'CANADA_RESIDENT' as const, ...named };
const older: Notice = { type: 'DEPRECATION', message: 'Say "2026.1.0".' };

const values = fc.oneof(
  fc.constantFrom('', '0.00', 'MARRIED', 'a"b\\', '\u2028', '\ud800'),
  fc.string({ unit: 'binary' }),
);
const parameters = fc.array(
  fc.record({
    id: fc.stringMatching(/^[A-Z][A-Z0-9_]*[.][a-z][A-Za-z0-9_]*$/),
    value: values,
    valueType: fc.constantFrom('string' as const, 'dollarAmount' as const),
  }),
);

it('writes what JSON.stringify writes, whatever the values contain', () => {
  const countries = fc.constantFrom<CatalogForm['country']>('US', 'CA');
  const notices = fc.constantFrom(undefined, older);
  const parts = { prefixBase64: Buffer.from('JVBE'), tailBase64: 'Rg==' };
  fc.assert(
    fc.property(parameters, countries, notices, (taxParameters, country, notice) => {
      const body = fillBody({ ...entry, country }, parts, taxParameters, notice);
      const whole = {
        form: 'ON101',
        pdf: 'JVBERg==',
        taxParameters,
        ...(notice && { notice }),
        ...(country === 'CA' && { formVersion, formType: 'Canada Resident', ...named }),
      };
      expect(body.join('')).toBe(JSON.stringify(whole));
    }),
  );
});
