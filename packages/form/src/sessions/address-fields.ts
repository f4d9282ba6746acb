import type { Address } from '../wire/fill.ts';
import type { PersonField } from './person-fields.ts';

/** The countries whose addresses are understood. */
export type Country = 'US' | 'CA';

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR GU VI AS MP AA AE AP';
const provinces = 'AB BC MB NB NL NT NS NU ON PE QC SK YT';
const text = '^.{1,100}$';

const patterns: Record<Country, Record<string, string>> = {
  US: {
    streetAddress1: text,
    streetAddress2: text,
    city: text,
    state: oneOf(states),
    zipCode: '^[0-9]{5}(?:-[0-9]{4})?$',
  },
  CA: {
    streetAddress1: text,
    streetAddress2: text,
    city: text,
    provinceTerritory: oneOf(provinces),
    postalCode: '^[A-Za-z][0-9][A-Za-z] ?[0-9][A-Za-z][0-9]$',
  },
};

/** The fields of an address, by the names of the interface. The path of each begins with the place. */
export function addressFields(place: string, country: Country): PersonField[] {
  return Object.entries(patterns[country]).map(([name, pattern]) => ({
    path: `${place}.${name}`,
    name,
    pattern,
    isOptional: name === 'streetAddress2',
  }));
}

/** An address from what was entered at a place. */
export function addressAt(
  place: string,
  country: Country,
  entered: ReadonlyMap<string, string>,
): Address {
  const parts = addressFields(place, country).map(({ path, name }) => [
    name,
    entered.get(path) ?? '',
  ]);
  return Object.fromEntries(parts.filter(([, part]) => part !== '')) as Address;
}

function oneOf(codes: string): string {
  return `^(?:${codes.split(' ').join('|')})$`;
}
