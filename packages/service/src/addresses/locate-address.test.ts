import { expect, it } from 'vitest';
import { locateAddress } from './locate-address.ts';

const montgomery = {
  streetAddress1: '11 South Union Street',
  streetAddress2: 'Suite 5',
  city: 'Montgomery',
  state: 'AL',
  zipCode: '36130',
} as const;

it('spells an address as the post does and claims nothing more', () => {
  expect(locateAddress('home', montgomery, 'en')).toEqual({
    data: {
      id: 'home',
      inputAddress: montgomery,
      normalizedAddress: {
        streetAddress1: '11 S UNION ST',
        streetAddress2: 'STE 5',
        city: 'MONTGOMERY',
        state: 'AL',
        zipCode: '36130',
      },
      addressResultMessages: {},
      verified: false,
      geocoded: false,
    },
  });
});

it('says in the language asked for that a ZIP code belongs to another state', () => {
  const { data, error } = locateAddress('work2', { ...montgomery, state: 'NY' }, 'fr');
  const description =
    "Le code ZIP est inconnu ou appartient à un autre État. L'État envoyé a été utilisé.";
  expect(data.addressResultMessages).toEqual({
    AE01: { message: "Le code ZIP et l'État ne concordent pas", description },
  });
  expect(error).toEqual({ id: 'work2', code: 'AE01', message: description });
});
