import {
  type CanadianAddress,
  otherUsStates,
  provinces,
  type Texts,
  type UsAddress,
  usStates,
} from '@formpress/model';
import { messages } from '../foundation/messages.ts';
import type { Problem } from '../foundation/refusal.ts';
import { Problems } from './problems.ts';
import { type AddressTexts, canadianKeys, readAddress, usKeys } from './read-address.ts';
import { readJson } from './read-json.ts';
import { own, reportUnknownKeys } from './read-object.ts';

/**
 * Where an employee lives and works. Every address makes sense and stands key for key as it was
 * sent.
 */
export type Locations = { home: Location; work: Location[] };
export type Location =
  | { shape: 'us'; address: UsAddress }
  | { shape: 'ca'; address: CanadianAddress };

const mostWorkAddresses = 50;
const longestText = 100;
const states: readonly string[] = [...usStates, ...otherUsStates];

/**
 * Reads the body of `forms` and `guided-flows`. All problems are found at once, in the order of the
 * interface.
 */
export function readLocationRequest(
  body: unknown,
): { locations: Locations } | { problems: Problem[]; unlisted: number } {
  const read = readJson(body);
  if ('problem' in read) return { problems: [read.problem], unlisted: 0 };
  const problems = new Problems();
  reportUnknownKeys(read.json, '', ['homeAddress', 'workAddresses'], problems);
  const home = readLocation(own(read.json, 'homeAddress'), 'homeAddress', problems);
  const work = readWorkAddresses(own(read.json, 'workAddresses'), problems);
  const { list, unlisted } = problems;
  if (list.length > 0 || !home) return { problems: list, unlisted };
  return { locations: { home, work } };
}

function readWorkAddresses(value: unknown, problems: Problems): Location[] {
  const field = 'workAddresses';
  const report = (code: Problem['code'], message: Texts): Location[] => {
    problems.add({ field, code, message });
    return [];
  };
  if (value === undefined) return report('MISSING', messages.missing);
  if (!Array.isArray(value)) return report('WRONG_TYPE', messages.notList);
  if (value.length === 0) return report('MISSING', messages.noWorkAddress);
  if (value.length > mostWorkAddresses) {
    return report('INVALID_ADDRESS', messages.tooManyWorkAddresses(mostWorkAddresses));
  }
  return value.flatMap((address, index) => {
    const location = readLocation(address, `${field}[${index}]`, problems);
    return location ? [location] : [];
  });
}

function readLocation(value: unknown, field: string, problems: Problems): Location | undefined {
  if (value === undefined) {
    problems.add({ field, code: 'MISSING', message: messages.missing });
    return undefined;
  }
  const before = problems.list.length;
  const address = readAddress(value, field, problems);
  if (!address) return undefined;
  checkAddress(address, field, problems, before);
  if (problems.list.length > before) return undefined;
  return { shape: address.shape, address: value } as Location;
}

/** Of the problems, those from `before` on are known to be in this address. */
function checkAddress(
  { shape, texts }: AddressTexts,
  field: string,
  problems: Problems,
  before: number,
): void {
  const wrong = new Set(problems.list.slice(before).map((problem) => problem.field));
  for (const key of shape === 'us' ? usKeys : canadianKeys) {
    const at = `${field}.${key}`;
    if (wrong.has(at)) continue;
    const text = (texts as Record<string, string>)[key];
    if (text !== undefined) {
      const message = mistakeIn(key, text);
      if (message) problems.add({ field: at, code: 'INVALID_ADDRESS', message });
    } else if (key !== 'streetAddress2') {
      problems.add({ field: at, code: 'MISSING', message: messages.missing });
    }
  }
}

function mistakeIn(key: string, text: string): Texts | undefined {
  if (text.length > longestText) return messages.tooLong(longestText);
  if (key === 'state' && !states.includes(text)) return messages.unknownState;
  if (key === 'zipCode' && !/^[0-9]{5}(-[0-9]{4})?$/.test(text)) return messages.badZipCode;
  if (key === 'provinceTerritory' && !isProvince(text)) return messages.unknownProvince;
  if (key === 'postalCode' && !isPostalCode(text)) return messages.badPostalCode;
  return undefined;
}

function isProvince(text: string): boolean {
  return provinces.some((province) => province === text);
}

/** No postal code has D, F, I, O, Q or U, and none begins with W or Z. */
function isPostalCode(text: string): boolean {
  return /^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] ?[0-9][ABCEGHJ-NPRSTV-Z][0-9]$/i.test(text);
}
