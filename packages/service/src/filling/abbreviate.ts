import type { Address, FillRequest, Person } from '@formpress/engine';
import { normalizeStreet } from '../addresses/street/normalize-street.ts';
import { businessWords } from './business-words.ts';

/**
 * Copies of a request, each with addresses and the employer's name abbreviated further than in the one before, by postal
 * rules (USPS Publication 28): first street words, then the last four digits of the ZIP code, then words in the employer's
 * name. Names of people are not abbreviated.
 */
export function abbreviations(request: FillRequest): FillRequest[] {
  const streets = withAddresses(request, shortStreets);
  const zips = withAddresses(streets, shortZip);
  const { employer } = zips;
  if (!employer || typeof employer.name !== 'string') return [streets, zips];
  return [streets, zips, { ...zips, employer: { ...employer, name: shortName(employer.name) } }];
}

function withAddresses(request: FillRequest, change: (address: Address) => Address): FillRequest {
  const of = (person: Person) =>
    person.address ? { ...person, address: change(person.address) } : person;
  const { employee, employer } = request;
  return { ...request, employee: of(employee), ...(employer && { employer: of(employer) }) };
}

function shortStreets(address: Address): Address {
  const lines = ['streetAddress1', 'streetAddress2'].filter((name) => address[name]);
  const shorter = lines.map((name) => [name, shortStreet(address[name] ?? '')]);
  return { ...address, ...Object.fromEntries(shorter) };
}

function shortZip(address: Address): Address {
  return address.zipCode ? { ...address, zipCode: address.zipCode.slice(0, 5) } : address;
}

/** A street in postal words, capitalized as it was written. A street that would not become shorter is unchanged. */
function shortStreet(street: string): string {
  const postal = normalizeStreet(street);
  if (postal.length >= street.length) return street;
  const written = street.split(/\s+/);
  const words = postal.split(' ');
  if (words.length !== written.length) return postal;
  return words.map((word, index) => likeWritten(word, written[index] ?? '')).join(' ');
}

/** The written word if it equals the postal word, otherwise the postal word capitalized like it. */
function likeWritten(postal: string, written: string): string {
  const bare = written.replace(/[.,]/g, '');
  if (bare.toUpperCase() === postal) return bare;
  const isCapital = bare === bare.toUpperCase() || postal.length < 3;
  return isCapital && !/^[A-Z]{2}$/.test(postal) ? postal : capitalized(postal, bare);
}

/** A postal word capitalized like the written one: RD becomes Rd for Road. Directions such as NW stay in capitals. */
function capitalized(postal: string, written: string): string {
  if (written === written.toUpperCase() || /^[NS][EW]$/.test(postal)) return postal;
  return postal.slice(0, 1) + postal.slice(1).toLowerCase();
}

function shortName(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    const short = businessWords.get(word.toUpperCase());
    if (short === undefined) return word;
    return word === word.toUpperCase() ? short.toUpperCase() : short;
  });
}
