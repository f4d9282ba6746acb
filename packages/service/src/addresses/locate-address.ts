import type { AddressError, Language, LocationData, UsAddress } from '@formpress/model';
import {
  type AddressFinding,
  inLanguage,
  locatedByZip,
  locatedOnStreet,
  wrongZip,
} from './address-results.ts';
import type { StreetQuery } from './geocoding/geocoder.ts';
import { normalizeStreet } from './street/normalize-street.ts';
import { normalizeWords } from './street/normalize-words.ts';
import { splitUnit } from './street/split-unit.ts';
import type { ZipCheck } from './zips/check-zip.ts';
import type { Point } from './zips/zip-table.ts';

/** The location of an address, and the error found in it. */
export type Located = { data: LocationData; error?: AddressError };

/** A US address as sent and in postal spelling, and the result of checking its ZIP code. */
export type CheckedAddress = {
  id: string;
  address: UsAddress;
  normalized: UsAddress;
  verdict: ZipCheck;
};

const military = new Set(['AA', 'AE', 'AP']);

/** An address in postal spelling. */
export function normalizeAddress(address: UsAddress): UsAddress {
  const unit = normalizeStreet(address.streetAddress2 ?? '');
  return {
    streetAddress1: normalizeStreet(address.streetAddress1),
    ...(unit && { streetAddress2: unit }),
    city: normalizeWords(address.city),
    state: address.state,
    zipCode: address.zipCode,
  };
}

/**
 * The geocoder query for an address; undefined when the address is not a house on a street. Units and
 * lines that may name a person are not sent.
 */
export function streetQuery({ normalized, verdict }: CheckedAddress): StreetQuery | undefined {
  const { streetAddress1, city, state, zipCode } = normalized;
  const street = splitUnit(streetAddress1.split(' ')).street.join(' ');
  const isHouse = /^[0-9]\S* \S/.test(street) && !/(?:^| )(?:C\/O|ATTN|CO)(?: |$)/.test(street);
  if (!isHouse || military.has(state) || verdict.kind === 'otherState') return undefined;
  return { street, city, state, zip: zipCode.slice(0, 5) };
}

/** Reports what is known about an address. */
export function locateAddress(
  { id, address, normalized, verdict }: CheckedAddress,
  house: Point | undefined,
  language: Language,
): Located {
  const wrong = verdict.kind === 'agrees' ? undefined : wrongZip[verdict.kind];
  const middle = verdict.kind === 'agrees' ? verdict.middle : undefined;
  const point = house ?? middle;
  const data: LocationData = {
    id,
    inputAddress: { ...address },
    normalizedAddress: { ...normalized },
    addressResultMessages: results(
      [wrong, house ? locatedOnStreet : middle && locatedByZip],
      language,
    ),
    ...(point && { latitude: degrees(point.latitude), longitude: degrees(point.longitude) }),
    // A range of house numbers contains the house; it does not confirm that the house exists.
    verified: false,
    geocoded: house !== undefined,
  };
  if (!wrong) return { data };
  const { code, description } = inLanguage(wrong, language);
  return { data, error: { id, code, message: description } };
}

function results(
  findings: (AddressFinding | undefined)[],
  language: Language,
): LocationData['addressResultMessages'] {
  return Object.fromEntries(
    findings.flatMap((finding) => {
      if (!finding) return [];
      const { code, message, description } = inLanguage(finding, language);
      return [[code, { message, description }]];
    }),
  );
}

function degrees(value: number): string {
  return value.toFixed(6);
}
