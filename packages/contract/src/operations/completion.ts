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
    reply: { schema: 'FillReply', description: 'The completed PDF and the tax parameters.' },
    refusals: ['NotFound'],
  },
  fillPdfBatch: {
    method: 'POST',
    path: '/v1/fillPdf/batch',
    tag: 'PDF and Tax Parameters',
    summary: 'Complete many forms.',
    description:
      'Each line of the body is the body of a call of fillPdf, as one line of JSON. Each line of ' +
      'the reply is the body of its reply, in the same order: a completed form, or a refusal with ' +
      'statusCode. A refused line does not affect the others. Headers apply to all lines. The ' +
      'size limit, the rate limit, the scope of the key and the audit apply to each line as to ' +
      'a call of its own, but where a call would be refused with 429, a line waits. Any ' +
      'number of lines may be sent. They are answered as they arrive: read the reply while ' +
      'sending, because the service reads no further than it can write.',
    parameters: ['AcceptLanguage', 'Timezone'],
    lines: 'FillRequest',
    reply: { lines: 'FillReply', description: 'A line for each line that was sent.' },
    refusals: [],
  },
  formInformation: {
    method: 'GET',
    path: '/v1/fillPdf/{formId}',
    tag: 'PDF and Tax Parameters',
    summary: 'Describe a form: its fields with their patterns, its pages, its tax parameters.',
    description:
      'formFields has the shape of a fillPdf request, with a pattern for each field. confidence ' +
      'says what the form was checked against. A version that is no longer current has a notice.',
    parameters: ['FormId', 'FormVersion', 'AcceptLanguage', 'IfNoneMatch'],
    reply: { schema: 'FormInformation', description: 'What the form needs and returns.' },
    refusals: ['BadRequest', 'NotFound'],
    hasEtag: true,
  },
} as const satisfies Record<string, Operation>;
