import { engineRowOn } from '@formpress/engine';
import type { Bundle } from '@formpress/model';

const before = {
  homeAddress: {
    streetAddress1: '12 Main Street',
    city: 'Birmingham',
    state: 'AL',
    zipCode: '35203',
  },
  workAddresses: [
    { streetAddress1: '100 Market Street', city: 'Birmingham', state: 'AL', zipCode: '35203' },
  ],
};
const home = {
  streetAddress1: '200 West 24th Street',
  city: 'Cheyenne',
  state: 'WY',
  zipCode: '82001',
};

/** Examples of the bodies for payroll after the first day, about one form. */
export function payrollExamples({ id, name, version, effective, locality, ...bundle }: Bundle) {
  const certificate = { formId: id, formVersion: version, date: effective, isExempt: false };
  return {
    ParameterMapping: {
      formId: id,
      formVersion: version,
      effectiveDate: effective,
      parameters: bundle.taxParameters.slice(0, 1).map((parameter) => {
        const { none: _, ...row } = engineRowOn(parameter, effective) ?? {};
        const { id: of, type: valueType, about } = parameter;
        return { id: of, valueType, description: about.en, ...row };
      }),
    },
    RenewalsRequest: { certificates: [certificate], asOf: effective },
    RenewalsReply: {
      asOf: effective,
      certificates: [
        {
          formId: id,
          formVersion: version,
          status: 'IN_FORCE',
          rule: 'NEVER',
          message: 'It is valid until it is changed.',
        },
      ],
    },
    ChangesRequest: {
      before,
      after: { ...before, homeAddress: home },
      certificates: [certificate],
    },
    ChangesReply: {
      stay: [
        {
          id,
          name,
          formVersion: version,
          formLocality: locality,
          reason: 'STILL_APPLIES',
          message: 'It still applies to where the employee lives and works.',
        },
      ],
      lapse: [],
      new: [],
      reciprocity: [],
    },
  };
}
