import type { Bundle, PersonField } from '@formpress/model';
import { isInCalendar, readDate } from './calendar.ts';
import type { Clock, FillRequest, Person } from './fill-request.ts';
import { localTime } from './local-time.ts';
import { messages } from './messages.ts';
import type { PreparedForm } from './prepare-form.ts';
import type { Refusal } from './refusal.ts';
import { refuseAddress } from './refuse-address.ts';
import { refuseField } from './refuse-field.ts';
import { isSocialInsuranceNumber, mustHaveExpiryDate } from './social-insurance-number.ts';
import { textAt } from './text-at.ts';

/** What is wrong with the employee and the employer, in the order of the interface. */
export function refusePeople(form: PreparedForm, request: FillRequest, clock: Clock): Refusal[] {
  const { people } = form.bundle;
  const { employee, employer = {} } = request;
  return [
    ...refuseEmployee(form, employee, clock),
    ...refuseAddress('employee.address', employee.address, people.employeeAddress, form),
    ...refuseFields('employer', people.employer, employer, form),
    ...refuseAddress('employer.address', employer.address, people.employerAddress, form),
  ];
}

function refuseFields(
  whose: 'employee' | 'employer',
  fields: Bundle['people']['employee'],
  person: Person,
  form: PreparedForm,
): Refusal[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    refuseField(`${whose}.${name}`, field, textAt(person, name), form),
  );
}

/** A social insurance number and its expiry date follow rules beyond their patterns. */
function refuseEmployee(form: PreparedForm, employee: Person, clock: Clock): Refusal[] {
  const { socialInsuranceNumber: number } = form.bundle.people.employee;
  const sent = textAt(employee, 'socialInsuranceNumber');
  return Object.entries(form.bundle.people.employee).flatMap(([name, field]) => {
    const path = `employee.${name}`;
    const text = textAt(employee, name);
    if (name === 'socialInsuranceNumberExpiryDate') {
      const isUsed = number !== undefined && number.use !== 'unused';
      return isUsed && !mustHaveExpiryDate(sent)
        ? []
        : refuseExpiryDate(path, field, text, isUsed, form, clock);
    }
    const refusals = refuseField(path, field, text, form);
    if (name !== 'socialInsuranceNumber' || text === '' || refusals.length > 0) return refusals;
    return isSocialInsuranceNumber(text) ? [] : [invalid(path, messages.wrongSin)];
  });
}

function refuseExpiryDate(
  path: string,
  field: PersonField,
  text: string,
  isNeeded: boolean,
  form: PreparedForm,
  clock: Clock,
): Refusal[] {
  if (text === '') {
    return isNeeded ? [{ field: path, code: 'MISSING', message: messages.sinExpiryMissing }] : [];
  }
  if (!form.accepts(field.accepts, text)) return [invalid(path, field.otherwise)];
  const day = readDate(text);
  if (day === undefined || !isInCalendar(day)) return [invalid(path, messages.noSuchDay)];
  const isPast = isNeeded && day < localTime(clock).day;
  return isPast ? [invalid(path, messages.sinExpired)] : [];
}

function invalid(field: string, message: Refusal['message']): Refusal {
  return { field, code: 'INVALID_ANSWER', message };
}
