import type { FederalValues, FormInformation, Person } from '../wire/fill.ts';
import { missingFederal } from './federal-fields.ts';
import { missingFields, type PersonField, type PersonRole } from './person-fields.ts';
import type { PeopleStep, SessionOptions } from './session-types.ts';

/**
 * The steps that ask for what was not given, before the first question. A step with only optional fields is left out,
 * except for an employer of whom nothing is known.
 */
export function personSteps(
  { employee, employer, federalValues }: SessionOptions,
  { formFields, requiredFields: required }: FormInformation,
): PeopleStep[] {
  const stepOf = (who: PersonRole, given: Person = {}): PeopleStep => ({
    kind: 'people',
    who,
    fields: missingFields(who, { patterns: formFields[who], required }, given),
  });
  const isNeeded = ({ who, fields }: PeopleStep) => {
    const isUnknown = who === 'employer' && Object.keys(employer ?? {}).length === 0;
    const isRequired = (field: PersonField) => !adjustedField(field, employee).isOptional;
    return isUnknown ? fields.length > 0 : fields.some(isRequired);
  };
  const federal = missingFederal(formFields.federalValues, federalValues);
  return [
    ...[stepOf('employee', employee), stepOf('employer', employer)].filter(isNeeded),
    ...(federal.length > 0
      ? [{ kind: 'people' as const, who: 'federalValues' as const, fields: federal }]
      : []),
  ];
}

/** Adjusts a field to the other answers: a temporary number needs an expiry date, the exempt need no filing status. */
export function adjustedField(
  field: PersonField,
  employee: Person = {},
  federalValues: FederalValues = {},
): PersonField {
  const number = employee.socialInsuranceNumber;
  const isTemporary = typeof number === 'string' && number.startsWith('9');
  if (field.path === 'employee.socialInsuranceNumberExpiryDate' && isTemporary)
    return { ...field, isOptional: false };
  const isExempt = String(federalValues.isExempt) === 'true';
  if (field.path === 'federalValues.filingStatus' && isExempt)
    return { ...field, isOptional: true };
  return field;
}

/** Whether a form follows federal values. */
export function takesFederal({ formFields }: FormInformation): boolean {
  return formFields.federalValues !== undefined;
}
