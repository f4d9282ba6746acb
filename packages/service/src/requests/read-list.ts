import type { Fault } from '@formpress/contract';
import { payrollMessages } from '../foundation/payroll-messages.ts';
import { problemOf } from './problem-of.ts';
import type { Problems } from './problems.ts';
import type { JsonObject } from './read-json.ts';
import { ownValue } from './read-object.ts';

/** Reads each element of a list that may be absent. Elements that are not understood are reported and left out. */
export function readList<T>(
  json: JsonObject,
  key: string,
  faults: ReadonlyMap<string, Fault>,
  problems: Problems,
  read: (value: unknown, field: string) => T | undefined,
): T[] {
  const fault = faults.get(key);
  if (fault) {
    problems.add(
      fault.rule === 'maxItems'
        ? {
            field: key,
            code: 'INVALID_PARAMETER',
            message: payrollMessages.tooManyItems(fault.limit ?? 0),
          }
        : problemOf(key, fault),
    );
    return [];
  }
  const list = ownValue(json, key) as unknown[] | undefined;
  return (list ?? []).flatMap((value, index) => read(value, `${key}[${index}]`) ?? []);
}
