import { faultsIn, requestObjects } from '@formpress/contract';
import type { StoredCertificate } from '@formpress/model';
import type { RequestProblem } from '../foundation/refusal.ts';
import { Problems } from './problems.ts';
import { readCertificates } from './read-certificates.ts';
import { readDay } from './read-day.ts';
import { readJson } from './read-json.ts';
import { ownValue, reportUnknownKeys } from './read-object.ts';

/** Reads the body of `renewals`. `today` is the day to judge by when none was sent. */
export function readRenewalsRequest(
  body: unknown,
  forms: ReadonlyMap<string, unknown>,
  today: string,
):
  | { certificates: StoredCertificate[]; asOf: string }
  | { problems: RequestProblem[]; unlisted: number } {
  const read = readJson(body);
  if ('problem' in read) return { problems: [read.problem], unlisted: 0 };
  const problems = new Problems();
  reportUnknownKeys(read.json, '', requestObjects.RenewalsRequest.keys, problems);
  const faults = faultsIn('RenewalsRequest', read.json);
  const certificates = readCertificates(read.json, faults, problems, forms);
  const sent = ownValue(read.json, 'asOf');
  const asOf = sent === undefined ? today : readDay(sent, 'asOf', problems);
  const { list, unlisted } = problems;
  if (list.length > 0 || asOf === undefined) return { problems: list, unlisted };
  return { certificates, asOf };
}
