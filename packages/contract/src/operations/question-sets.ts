import type { Operation } from '../foundation/operation.ts';

/** Operations that return question sets. */
export const questionSetOperations = {
  flowQuestionSet: {
    method: 'GET',
    path: '/v1/flowQuestionSet/{flowId}/{questionSetId}',
    tag: 'Questions',
    summary: 'Get a question set of a guided flow.',
    description:
      'The options of its questions carry formsToComplete: the forms that choosing them makes ' +
      'required. They add up along the path.',
    parameters: ['FlowId', 'QuestionSetId', 'LockInLetters', 'AcceptLanguage', 'IfNoneMatch'],
    reply: {
      schema: 'QuestionSet',
      description: 'The question set, in the language of the request.',
    },
    refusals: ['BadRequest', 'NotFound'],
    hasEtag: true,
  },
  formQuestionSet: {
    method: 'GET',
    path: '/v1/formQuestionSet/{formId}/{questionSetId}',
    tag: 'Questions',
    summary: 'Get a question set of a form.',
    description:
      'Ask its questions, check each answer against its validationRegex, calculate the questions with isCalculated, ' +
      'and follow navigation to the next set. Without formVersion the reply has a notice.',
    parameters: [
      'FormId',
      'QuestionSetId',
      'FormVersion',
      'HasFederalValues',
      'AcceptLanguage',
      'IfNoneMatch',
    ],
    reply: {
      schema: 'QuestionSet',
      description: 'The question set, in the language of the request.',
    },
    refusals: ['BadRequest', 'NotFound'],
    hasEtag: true,
  },
} as const satisfies Record<string, Operation>;
