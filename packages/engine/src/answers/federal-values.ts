import {
  compareRationals,
  decimalPlaces,
  negative,
  printNumber,
  rational,
  readNumber,
} from '@formpress/formula';
import { type FederalInterview, nearestName, type Texts } from '@formpress/model';
import type { Answers } from '../foundation/fill-request.ts';
import { messages, unknownFederalValue } from '../foundation/messages.ts';
import type { Refusal } from '../foundation/refusal.ts';
import type { Known } from '../foundation/values.ts';

/** The federal values of a request: the accepted values, and refusals of the others. */
export type FederalValues = { values: Map<string, Known>; refusals: Refusal[] };

type Read = Known | { refused: Texts } | undefined;

/** The reader of each federal value, in the order of the HTTP interface. */
const readers: Record<string, (sent: string, all: Answers, statuses: Statuses) => Read> = {
  filingStatus,
  isExempt: yesNo,
  isNonResidentAlien: alien,
  twoJobs: yesNo,
  additionalWithholding: (sent, all) => amount(sent, all.isExempt === 'true'),
  dependentsAmt: (sent) => amount(sent, false),
  otherIncome: (sent) => amount(sent, false),
  deductions: (sent) => amount(sent, false),
  // The W-4 reports it. No form depends on it.
  exemptReason: () => undefined,
};

/** The largest federal amount that is accepted. It bounds what a form must print. */
export const maxFederalAmount = '9999999999.99';
const maxAmount = rational(maxFederalAmount);

type Statuses = FederalInterview['filingStatus'];

/** Reads federal values. A form without a second interview accepts none. */
export function readFederalValues(
  interview: FederalInterview | undefined,
  sent: Answers,
): FederalValues {
  const values = new Map<string, Known>();
  if (!interview) {
    return { values, refusals: [refusal('federalValues', messages.federalNotTaken)] };
  }
  const refusals: Refusal[] = [];
  for (const [key, reader] of Object.entries(readers)) {
    const field = `federalValues.${key}`;
    const text = sent[key] ?? '';
    const missing = text === '' ? missingValue(key, sent) : undefined;
    const read = text === '' ? undefined : reader(text, sent, interview.filingStatus);
    if (missing) refusals.push(refusal(field, missing));
    else if (read && 'refused' in read) refusals.push(refusal(field, read.refused));
    else if (read) values.set(`federal.${key}`, read);
  }
  return { values, refusals: [...refusals, ...unknownKeys(sent)] };
}

function missingValue(key: string, sent: Answers): Texts | undefined {
  if (key === 'isExempt') return messages.missing;
  const isNeeded = key === 'filingStatus' && sent.isExempt === 'false';
  return isNeeded ? messages.federalStatusMissing : undefined;
}

/** Reads the filing status. An unknown one is ignored when the employee is exempt, because the W-4 then yields one. */
function filingStatus(sent: string, all: Answers, statuses: Statuses): Read {
  const option = Object.hasOwn(statuses, sent) ? statuses[sent] : undefined;
  if (option) return { value: { text: option }, text: option, sent: option };
  return all.isExempt === 'true' ? undefined : { refused: messages.federalStatusUnknown };
}

function yesNo(sent: string): Read {
  if (sent !== 'true' && sent !== 'false') return { refused: messages.federalYesNo };
  return { value: { yes: sent === 'true' }, text: sent, sent };
}

function alien(sent: string, all: Answers): Read {
  const isRefused = sent === 'true' && all.isExempt === 'true';
  return isRefused ? { refused: messages.federalAlienExempt } : yesNo(sent);
}

function amount(sent: string, mayBeNegative: boolean): Read {
  const number = readNumber(sent);
  if (!number || decimalPlaces(number) > 2) return { refused: messages.federalAmount };
  if (number.numerator < 0n && !mayBeNegative) return { refused: messages.federalNegative };
  const size = number.numerator < 0n ? negative(number) : number;
  if (compareRationals(size, maxAmount) > 0) return { refused: messages.federalTooLarge };
  return { value: { number }, text: printNumber(number), sent };
}

function unknownKeys(sent: Answers): Refusal[] {
  const known = Object.keys(readers);
  return Object.keys(sent)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      field: `federalValues.${key}`,
      code: 'UNKNOWN_KEY',
      message: unknownFederalValue(nearestName(key, known)),
    }));
}

function refusal(field: string, message: Texts): Refusal {
  return { field, code: 'INVALID_FEDERAL_VALUE', message };
}
