import { type Fault, faultsIn, requestObjects } from '@formpress/contract';
import type { HomeAndWork } from '@formpress/engine';
import type { StoredCertificate } from '@formpress/model';
import type { RequestProblem } from '../foundation/refusal.ts';
import { placeOf } from './place-of.ts';
import { problemOf } from './problem-of.ts';
import { Problems } from './problems.ts';
import { readCertificates } from './read-certificates.ts';
import { type JsonObject, readJson } from './read-json.ts';
import { readList } from './read-list.ts';
import { readPlace } from './read-localities.ts';
import { readLocations } from './read-location-request.ts';
import { ownValue, readObject, reportUnknownKeys } from './read-object.ts';

/** A change of home or work: the places before and after it, and the certificates on file. */
export type ChangesRequest = {
  places: readonly [before: HomeAndWork, after: HomeAndWork];
  certificates: StoredCertificate[];
};

/** Reads the body of `changes`. */
export function readChangesRequest(
  body: unknown,
  forms: ReadonlyMap<string, unknown>,
): ChangesRequest | { problems: RequestProblem[]; unlisted: number } {
  const read = readJson(body);
  if ('problem' in read) return { problems: [read.problem], unlisted: 0 };
  const { json } = read;
  const problems = new Problems();
  reportUnknownKeys(json, '', requestObjects.ChangesRequest.keys, problems);
  const faults = faultsIn('ChangesRequest', json);
  const before = readSide(json, 'before', faults.get('before'), problems);
  const after = readSide(json, 'after', faults.get('after'), problems);
  const certificates = readCertificates(json, faults, problems, forms);
  const codes = readList(json, 'nexus', faults, problems, (value, field) =>
    readPlace(value, field, problems),
  );
  const { list, unlisted } = problems;
  if (list.length > 0 || !before || !after) return { problems: list, unlisted };
  const nexus = Object.hasOwn(json, 'nexus') ? { registered: codes } : {};
  return {
    places: [
      { ...before, ...nexus },
      { ...after, ...nexus },
    ],
    certificates,
  };
}

function readSide(
  json: JsonObject,
  field: 'before' | 'after',
  fault: Fault | undefined,
  problems: Problems,
): HomeAndWork | undefined {
  if (fault) {
    problems.add(problemOf(field, fault));
    return undefined;
  }
  const object = readObject(
    ownValue(json, field),
    field,
    requestObjects.LivesAndWorks.keys,
    problems,
  );
  const locations = object && readLocations(object, field, problems);
  return locations && placeOf(locations);
}
