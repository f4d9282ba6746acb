import type { Operation } from '../foundation/operation.ts';

/** Operations that complete a form. */
export const completionOperations = {
  fillPdf: {
    method: 'POST',
    path: '/v1/fillPdf',
    tag: 'PDF and Tax Parameters',
    summary: 'Complete a form.',
    description:
      'Checks the answers, walks the interview with them, and returns the completed PDF and ' +
      'the tax parameters. Answers to questions off the path are ignored, as are calculated ' +
      'ones. Beyond patterns it checks that dates are in the calendar, that a social insurance ' +
      'number has the right check digit and has not expired, and the rules of the question sets: ' +
      'one that is broken is refused with BROKEN_RULE at its question, unless it is advice. ' +
      'Numbers and dates may be written as people do in the language of the request: see ' +
      'validationRegex of Question, which also says how to bring them to the canonical form.',
    parameters: ['AcceptLanguage', 'Timezone'],
    body: 'FillRequest',
    reply: { schema: 'FillReply' },
    refusals: ['NotFound'],
  },
  formInformation: {
    method: 'GET',
    path: '/v1/fillPdf/{formId}',
    tag: 'PDF and Tax Parameters',
    summary: 'Describe a form: its fields with their patterns, its pages, its tax parameters.',
    parameters: ['FormId', 'FormVersion', 'AcceptLanguage', 'IfNoneMatch'],
    reply: { schema: 'FormInformation' },
    refusals: ['BadRequest', 'NotFound'],
    hasEtag: true,
  },
} as const satisfies Record<string, Operation>;
