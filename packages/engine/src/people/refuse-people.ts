import { isInCalendar, readDate } from '@formpress/formula';
import type { PersonField } from '@formpress/model';
import type { Clock, FillRequest, Person } from '../foundation/fill-request.ts';
import { localTime } from '../foundation/local-time.ts';
import { messages } from '../foundation/messages.ts';
import type { PreparedForm } from '../foundation/prepare-form.ts';
import type { Refusal } from '../foundation/refusal.ts';
import { textAt } from '../foundation/text-at.ts';
import { refuseAddress } from './refuse-address.ts';
import { refuseField } from './refuse-field.ts';
import { isSocialInsuranceNumber, mustHaveExpiryDate } from './social-insurance-number.ts';

/** The refusals of the employee and the employer, in the order of the HTTP interface. */
export function refusePeople(form: PreparedForm, request: FillRequest, clock: Clock): Refusal[] {
  const { people } = form.bundle;
  const { employee, employer = {} } = request;
  return [
    ...refuseEmployee(form, employee, clock),
    ...refuseAddress('employee.address', employee.address, people.employeeAddress, form),
    ...refuseEmployer(form, employer),
    ...refuseAddress('employer.address', employer.address, people.employerAddress, form),
  ];
}

function refuseEmployer(form: PreparedForm, employer: Person): Refusal[] {
  const refusals: Refusal[] = [];
  for (const [name, field] of form.people.employer) {
    const refusal = refuseField('employer', name, field, textAt(employer, name), form);
    if (refusal) refusals.push(refusal);
  }
  return refusals;
}

function refuseEmployee(form: PreparedForm, employee: Person, clock: Clock): Refusal[] {
  const refusals: Refusal[] = [];
  for (const [name, field] of form.people.employee) {
    const text = textAt(employee, name);
    const refusal =
      name === expiryDate
        ? refuseExpiryDate(field, text, employee, form, clock)
        : (refuseField('employee', name, field, text, form) ?? refuseNumber(name, text));
    if (refusal) refusals.push(refusal);
  }
  return refusals;
}

/** Refuses a social insurance number that matches its pattern but has a wrong check digit. */
function refuseNumber(name: string, text: string): Refusal | undefined {
  if (name !== 'socialInsuranceNumber' || text === '') return undefined;
  return isSocialInsuranceNumber(text) ? undefined : invalid(`employee.${name}`, messages.wrongSin);
}

const expiryDate = 'socialInsuranceNumberExpiryDate';

function refuseExpiryDate(
  field: PersonField,
  text: string,
  employee: Person,
  form: PreparedForm,
  clock: Clock,
): Refusal | undefined {
  const number = form.bundle.people.employee.socialInsuranceNumber;
  const isUsed = number !== undefined && number.use !== 'unused';
  const isNeeded = isUsed && mustHaveExpiryDate(textAt(employee, 'socialInsuranceNumber'));
  if (isUsed && !isNeeded) return undefined;
  const path = `employee.${expiryDate}`;
  if (text === '') {
    const message = messages.sinExpiryMissing;
    return isNeeded ? { field: path, code: 'MISSING', message } : undefined;
  }
  if (!form.accepts(field.accepts, text)) return invalid(path, field.otherwise);
  const day = readDate(text);
  if (day === undefined || !isInCalendar(day)) return invalid(path, messages.noSuchDay);
  const isPast = isNeeded && day < localTime(clock).day;
  return isPast ? invalid(path, messages.sinExpired) : undefined;
}

function invalid(field: string, message: Refusal['message']): Refusal {
  return { field, code: 'INVALID_ANSWER', message };
}
