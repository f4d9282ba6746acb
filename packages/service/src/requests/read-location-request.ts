import { type Fault, faultsIn, requestObjects } from '@formpress/contract';
import type { LockInLetter } from '@formpress/engine';
import type { CanadianAddress, Texts, UsAddress } from '@formpress/model';
import { messages } from '../foundation/messages.ts';
import type { RequestProblem } from '../foundation/refusal.ts';
import { problemOf } from './problem-of.ts';
import { Problems } from './problems.ts';
import { type AddressTexts, readAddress } from './read-address.ts';
import { type JsonObject, readJson } from './read-json.ts';
import { readList } from './read-list.ts';
import { readPlace } from './read-localities.ts';
import { readLockInLetters } from './read-lock-in-letters.ts';
import { ownValue, reportUnknownKeys } from './read-object.ts';

/**
 * Where an employee lives and works. Every address is valid and unchanged.
 */
export type Locations = { home: Location; work: Location[] };
export type Location =
  | { shape: 'us'; address: UsAddress }
  | { shape: 'ca'; address: CanadianAddress };

/** What limits which forms are offered: lock-in letters, and where the employer is registered if that was sent. */
export type OfferLimits = { letters: LockInLetter[]; registered?: string[] };

/** The maximum length of every part of an address, which is checked first. */
const maxTextLength = 100;

const objects = { us: 'UsAddress', ca: 'CanadianAddress' } as const;

/**
 * Reads the body of `forms` and `guided-flows`. All problems are reported at once, in the order of the
 * interface.
 */
export function readLocationRequest(
  body: unknown,
):
  | { locations: Locations; limits: OfferLimits }
  | { problems: RequestProblem[]; unlisted: number } {
  const read = readJson(body);
  if ('problem' in read) return { problems: [read.problem], unlisted: 0 };
  const problems = new Problems();
  const { json } = read;
  reportUnknownKeys(json, '', requestObjects.LocationRequest.keys, problems);
  const faults = faultsIn('LocationRequest', json);
  const home = readHome(ownValue(json, 'homeAddress'), faults.get('homeAddress'), problems);
  const work = readWork(ownValue(json, 'workAddresses'), faults.get('workAddresses'), problems);
  const limits = readLimits(json, faults, problems);
  const { list, unlisted } = problems;
  if (list.length > 0 || !home) return { problems: list, unlisted };
  return { locations: { home, work }, limits };
}

/** Reads the home and work addresses in a part of a request. */
export function readLocations(
  object: JsonObject,
  field: string,
  problems: Problems,
): Locations | undefined {
  const faults = faultsIn('LivesAndWorks', object);
  const [home, work] = ['homeAddress', 'workAddresses'] as const;
  const homeAt = `${field}.${home}`;
  const workAt = `${field}.${work}`;
  const found = readHome(ownValue(object, home), faults.get(home), problems, homeAt);
  const works = readWork(ownValue(object, work), faults.get(work), problems, workAt);
  return found && { home: found, work: works };
}

function readLimits(
  json: JsonObject,
  faults: ReadonlyMap<string, Fault>,
  problems: Problems,
): OfferLimits {
  const letters = readLockInLetters(json, faults, problems);
  const registered = readList(json, 'nexus', faults, problems, (value, field) =>
    readPlace(value, field, problems),
  );
  return { letters, ...(Object.hasOwn(json, 'nexus') && { registered }) };
}

function readHome(
  value: unknown,
  fault: Fault | undefined,
  problems: Problems,
  field = 'homeAddress',
): Location | undefined {
  if (!fault) return readLocation(value, field, problems);
  problems.add(problemOf(field, fault));
  return undefined;
}

function readWork(
  value: unknown,
  fault: Fault | undefined,
  problems: Problems,
  field = 'workAddresses',
): Location[] {
  if (fault) {
    problems.add(countProblem(field, fault) ?? problemOf(field, fault));
    return [];
  }
  return (value as unknown[]).flatMap((address, index) => {
    const location = readLocation(address, `${field}[${index}]`, problems);
    return location ? [location] : [];
  });
}

/** The problem of a list that has too few or too many work addresses. */
function countProblem(field: string, { rule, limit = 0 }: Fault): RequestProblem | undefined {
  if (rule === 'minItems') return { field, code: 'MISSING', message: messages.noWorkAddress };
  if (rule !== 'maxItems') return undefined;
  return { field, code: 'INVALID_ADDRESS', message: messages.tooManyWorkAddresses(limit) };
}

function readLocation(value: unknown, field: string, problems: Problems): Location | undefined {
  const before = problems.list.length;
  const address = readAddress(value, field, problems);
  if (!address) return undefined;
  checkAddress(address, field, problems, before);
  if (problems.list.length > before) return undefined;
  return { shape: address.shape, address: value } as Location;
}

/** Checks an address. The problems from index `before` on are in it, and are not reported again. */
function checkAddress(
  { shape, texts }: AddressTexts,
  field: string,
  problems: Problems,
  before: number,
): void {
  const wrong = new Set(problems.list.slice(before).map((problem) => problem.field));
  const faults = faultsIn(objects[shape], texts);
  for (const key of requestObjects[objects[shape]].keys) {
    const at = `${field}.${key}`;
    if (wrong.has(at)) continue;
    const fault = faults.get(key);
    if (fault?.rule === 'required') {
      problems.add(problemOf(at, fault));
      continue;
    }
    const message = mistakeIn(key, (texts as Record<string, string>)[key] ?? '', fault);
    if (message) problems.add({ field: at, code: 'INVALID_ADDRESS', message });
  }
}

const mistakes: Record<string, Texts> = {
  state: messages.unknownState,
  zipCode: messages.badZipCode,
  provinceTerritory: messages.unknownProvince,
  postalCode: messages.badPostalCode,
};

function mistakeIn(key: string, text: string, fault: Fault | undefined): Texts | undefined {
  if (text.length > maxTextLength) return messages.tooLong(maxTextLength);
  if (!fault && (key !== 'postalCode' || isPostalCode(text))) return undefined;
  const message = mistakes[key];
  if (!message) throw new Error(`There is no message for a wrong ${key}.`);
  return message;
}

/** Whether a text is a postal code. None has D, F, I, O, Q or U, and none begins with W or Z. */
function isPostalCode(text: string): boolean {
  return /^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] ?[0-9][ABCEGHJ-NPRSTV-Z][0-9]$/i.test(text);
}
