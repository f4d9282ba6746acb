import { requestObjects } from '@formpress/contract';
import { messages } from '../foundation/messages.ts';
import type { Problems } from './problems.ts';
import { readObject, readTexts } from './read-object.ts';

const { UsAddress, CanadianAddress } = requestObjects;

/**
 * An address with known keys and text values, which are not validated yet.
 */
export type AddressTexts =
  | { shape: 'us'; texts: Partial<Record<(typeof UsAddress.texts)[number], string>> }
  | { shape: 'ca'; texts: Partial<Record<(typeof CanadianAddress.texts)[number], string>> };

const usKeys: readonly string[] = UsAddress.keys;
const canadianKeys: readonly string[] = CanadianAddress.keys;
const usOnly = usKeys.filter((key) => !canadianKeys.includes(key));
const canadianOnly = canadianKeys.filter((key) => !usKeys.includes(key));

/** The keys of an address of either shape, in the order of the interface. */
export const addressKeys: readonly string[] = [...usKeys, ...canadianOnly];

/** Reads an address of either shape. An address with keys of both is refused. */
export function readAddress(
  value: unknown,
  field: string,
  problems: Problems,
): AddressTexts | undefined {
  const object = readObject(value, field, addressKeys, problems);
  if (!object) return undefined;
  const isUs = usOnly.some((key) => Object.hasOwn(object, key));
  const isCanadian = canadianOnly.some((key) => Object.hasOwn(object, key));
  if (isUs && isCanadian) {
    problems.add({ field, code: 'INVALID_ADDRESS', message: messages.mixedAddress });
    return undefined;
  }
  const prefix = `${field}.`;
  return isCanadian
    ? { shape: 'ca', texts: readTexts(object, prefix, CanadianAddress.texts, problems) }
    : { shape: 'us', texts: readTexts(object, prefix, UsAddress.texts, problems) };
}
