import type { Operation } from '../foundation/operation.ts';

/** Operations that return question sets. */
export const questionSetOperations = {
  flowQuestionSet: {
    method: 'GET',
    path: '/v1/flowQuestionSet/{flowId}/{questionSetId}',
    tag: 'Questions',
    summary: 'Get a question set of a guided flow.',
    parameters: ['FlowId', 'QuestionSetId', 'AcceptLanguage', 'IfNoneMatch'],
    reply: { schema: 'QuestionSet' },
    refusals: ['NotFound'],
    hasEtag: true,
  },
  formQuestionSet: {
    method: 'GET',
    path: '/v1/formQuestionSet/{formId}/{questionSetId}',
    tag: 'Questions',
    summary: 'Get a question set of a form.',
    parameters: [
      'FormId',
      'QuestionSetId',
      'FormVersion',
      'HasFederalValues',
      'AcceptLanguage',
      'IfNoneMatch',
    ],
    reply: { schema: 'QuestionSet' },
    refusals: ['BadRequest', 'NotFound'],
    hasEtag: true,
  },
} as const satisfies Record<string, Operation>;
