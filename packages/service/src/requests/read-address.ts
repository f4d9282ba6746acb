import { messages } from '../foundation/messages.ts';
import type { Problems } from './problems.ts';
import { readObject, readTexts } from './read-object.ts';

/**
 * An address whose keys are known and whose values are texts; whether they make sense is not known
 * yet.
 */
export type AddressTexts =
  | { shape: 'us'; texts: Partial<Record<UsKey, string>> }
  | { shape: 'ca'; texts: Partial<Record<CanadianKey, string>> };

type UsKey = (typeof usKeys)[number];
type CanadianKey = (typeof canadianKeys)[number];

/** The keys of an address in the United States, in the order of the interface. */
export const usKeys = ['streetAddress1', 'streetAddress2', 'city', 'state', 'zipCode'] as const;

/** The keys of an address in Canada, in the order of the interface. */
export const canadianKeys = [
  'streetAddress1',
  'streetAddress2',
  'city',
  'provinceTerritory',
  'postalCode',
] as const;

const allKeys = [...new Set<string>([...usKeys, ...canadianKeys])];
const usOnly = ['state', 'zipCode'];
const canadianOnly = ['provinceTerritory', 'postalCode'];

/** Reads an address of either shape. An address with keys of both is refused. */
export function readAddress(
  value: unknown,
  field: string,
  problems: Problems,
): AddressTexts | undefined {
  const object = readObject(value, field, allKeys, problems);
  if (!object) return undefined;
  const isUs = usOnly.some((key) => Object.hasOwn(object, key));
  const isCanadian = canadianOnly.some((key) => Object.hasOwn(object, key));
  if (isUs && isCanadian) {
    problems.add({ field, code: 'INVALID_ADDRESS', message: messages.mixedAddress });
    return undefined;
  }
  const prefix = `${field}.`;
  return isCanadian
    ? { shape: 'ca', texts: readTexts(object, prefix, canadianKeys, problems) }
    : { shape: 'us', texts: readTexts(object, prefix, usKeys, problems) };
}
