import type { Operation } from '../foundation/operation.ts';

/** Operations for payroll after the first day of employment. */
export const payrollOperations = {
  parameterMapping: {
    method: 'GET',
    path: '/v1/parameterMapping',
    tag: 'PDF and Tax Parameters',
    summary: 'Say what each tax parameter of a form is to a payroll engine.',
    description:
      'Every tax parameter with the neutral field that it belongs in, its kind, its unit, the time ' +
      'it is for, its finest step, and what it means when there is no value. It holds for the day in ' +
      'effectiveDate.',
    parameters: ['MappedFormId', 'EffectiveDate', 'AcceptLanguage', 'IfNoneMatch'],
    reply: { schema: 'ParameterMapping' },
    refusals: ['BadRequest', 'NotFound'],
    hasEtag: true,
  },
  renewals: {
    method: 'POST',
    path: '/v1/renewals',
    tag: 'Forms',
    summary: 'Say which certificates on file lapse, and what to ask when they are filed again.',
    description:
      'Send the form, the version, the date and whether it claims exemption; no name and no number. ' +
      'Nothing is stored. Where a newer version is in force, the reply says which stored answers it ' +
      'accepts and what must be asked.',
    parameters: ['AcceptLanguage'],
    body: 'RenewalsRequest',
    reply: { schema: 'RenewalsReply' },
    refusals: [],
  },
  changes: {
    method: 'POST',
    path: '/v1/changes',
    tag: 'Forms',
    summary: 'Say what a change of home or work means for the certificates of an employee.',
    description:
      'Compares two pairs of home and work addresses: which certificates stay, which lapse, which ' +
      'forms are new, and which agreement between states can be claimed now. Nothing is stored.',
    parameters: ['AcceptLanguage'],
    body: 'ChangesRequest',
    reply: { schema: 'ChangesReply' },
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
