import type { Address, FillRequest, Person } from '@formpress/engine';
import { normalizeStreet } from '../addresses/street/normalize-street.ts';
import { businessWords } from './business-words.ts';

/**
 * The request with addresses and the employer's name abbreviated further and further, as the post does (USPS Publication 28):
 * street words, then the ZIP code without its last four digits, then words in the employer's name. Names of people stay.
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

/** A street in postal words, with capitals as it was written. One that would not become shorter stays. */
function shortStreet(street: string): string {
  const postal = normalizeStreet(street);
  if (postal.length >= street.length) return street;
  const written = street.split(/\s+/);
  const words = postal.split(' ');
  if (words.length !== written.length) return postal;
  return words.map((word, index) => likeWritten(word, written[index] ?? '')).join(' ');
}

/** A postal word as it was written, if it is the same word, and otherwise with capitals like it. */
function likeWritten(postal: string, written: string): string {
  const bare = written.replace(/[.,]/g, '');
  if (bare.toUpperCase() === postal) return bare;
  const isCapital = bare === bare.toUpperCase() || postal.length < 3;
  return isCapital && !/^[A-Z]{2}$/.test(postal) ? postal : capitalized(postal, bare);
}

/** Directions such as NW stay in capitals; RD becomes Rd beside Road. */
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
