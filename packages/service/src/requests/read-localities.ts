import { provinces, usStates } from '@formpress/model';
import { messages } from '../foundation/messages.ts';
import { payrollMessages } from '../foundation/payroll-messages.ts';
import type { Problems } from './problems.ts';

const places: ReadonlySet<unknown> = new Set<string>([...usStates, ...provinces]);
const countries: ReadonlySet<unknown> = new Set(['FEDERAL', 'CANADA_FEDERAL']);

/** Reads the code of a state, a province or a country. */
export function readLocality(
  value: unknown,
  field: string,
  problems: Problems,
): string | undefined {
  if (typeof value !== 'string')
    problems.add({ field, code: 'WRONG_TYPE', message: messages.notText });
  else if (places.has(value) || countries.has(value)) return value;
  else problems.add({ field, code: 'INVALID_PARAMETER', message: payrollMessages.unknownLocality });
  return undefined;
}

/** Reads the code of a state or province. */
export function readPlace(value: unknown, field: string, problems: Problems): string | undefined {
  if (!countries.has(value)) return readLocality(value, field, problems);
  problems.add({ field, code: 'INVALID_PARAMETER', message: payrollMessages.unknownLocality });
  return undefined;
}
