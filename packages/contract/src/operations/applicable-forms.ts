import type { Operation } from '../foundation/operation.ts';

/** Operations that find the forms and flows for an employee. */
export const applicableFormsOperations = {
  forms: {
    method: 'POST',
    path: '/v1/forms',
    tag: 'Forms',
    summary: 'List the forms that apply to an employee.',
    description:
      'From one home address and one or more work addresses. US addresses are also returned in ' +
      'postal spelling. Call formQuestionSet with the id and initialQuestionSet of a form.',
    parameters: ['AcceptLanguage', 'Timezone'],
    body: 'LocationRequest',
    reply: {
      schema: 'FormsReply',
      description: 'The forms, and what is known about the addresses.',
    },
    refusals: [],
  },
  guidedFlows: {
    method: 'POST',
    path: '/v1/guided-flows',
    tag: 'Forms',
    summary: 'List the guided flows that apply to an employee.',
    description:
      'A flow asks questions whose answers narrow the applicable forms to the required ones. ' +
      'Call flowQuestionSet with the id and initialQuestionSetId of a flow. A flow without ' +
      'questions names its forms at once. Of a certificate that is written in several languages, ' +
      'formsToComplete has the form in the language of the request.',
    parameters: ['AcceptLanguage'],
    body: 'LocationRequest',
    reply: {
      schema: 'FlowsReply',
      description: 'The flows, and what is known about the addresses.',
    },
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
