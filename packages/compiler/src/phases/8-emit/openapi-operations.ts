/** One operation of the interface, in our own short form. */
export type Operation = {
  method: 'get' | 'post';
  path: string;
  id: string;
  tag?: 'Forms' | 'Questions' | 'PDF and Tax Parameters' | 'Documentation';
  summary: string;
  description?: string;
  parameters: string[];
  /** Name of the schema of the request's body. */
  takes?: string;
  /** What a success returns: the name of a schema, or a content type. */
  gives: { schema: string } | { type: string };
  /** Names of the refusals beside those that every operation has. */
  refuses: string[];
  /** Whether it is content with an ETag. */
  cached?: true;
};

const posted = ['BadRequest', 'BodyTooLarge', 'BodyNotJson'];
const named = ['BadRequest', 'NotFound'];

/** Operations that need a token, in the order of the interface; paths stand below /v1. */
export const operations: Operation[] = [
  {
    method: 'post',
    path: '/forms',
    id: 'forms',
    tag: 'Forms',
    summary: 'List the forms that apply to an employee.',
    description:
      'From one home address and one or more work addresses. US addresses are also spelled as ' +
      'the post does. Call formQuestionSet with the id and initialQuestionSet of a form.',
    parameters: ['AcceptLanguage', 'Timezone'],
    takes: 'LocationRequest',
    gives: { schema: 'FormsReply' },
    refuses: posted,
  },
  {
    method: 'post',
    path: '/guided-flows',
    id: 'guidedFlows',
    tag: 'Forms',
    summary: 'List the guided flows that apply to an employee.',
    description:
      'A flow asks questions whose answers narrow the applicable forms to the required ones. ' +
      'Call flowQuestionSet with the id and initialQuestionSetId of a flow. A flow without ' +
      'questions names its forms at once.',
    parameters: ['AcceptLanguage'],
    takes: 'LocationRequest',
    gives: { schema: 'FlowsReply' },
    refuses: posted,
  },
  {
    method: 'get',
    path: '/flowQuestionSet/{flowId}/{questionSetId}',
    id: 'flowQuestionSet',
    tag: 'Questions',
    summary: 'Get a question set of a guided flow.',
    parameters: ['FlowId', 'QuestionSetId', 'AcceptLanguage', 'IfNoneMatch'],
    gives: { schema: 'QuestionSet' },
    refuses: ['NotFound'],
    cached: true,
  },
  {
    method: 'get',
    path: '/formQuestionSet/{formId}/{questionSetId}',
    id: 'formQuestionSet',
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
    gives: { schema: 'QuestionSet' },
    refuses: named,
    cached: true,
  },
  {
    method: 'post',
    path: '/fillPdf',
    id: 'fillPdf',
    tag: 'PDF and Tax Parameters',
    summary: 'Complete a form.',
    description:
      'Checks the answers, walks the interview with them, and returns the completed PDF and ' +
      'the tax parameters. Answers to questions off the path are ignored, as are calculated ' +
      'ones.',
    parameters: ['AcceptLanguage', 'Timezone'],
    takes: 'FillRequest',
    gives: { schema: 'FillReply' },
    refuses: [...posted, 'NotFound'],
  },
  {
    method: 'get',
    path: '/fillPdf/{formId}',
    id: 'formInformation',
    tag: 'PDF and Tax Parameters',
    summary: 'Describe a form: its fields with their patterns, its pages, its tax parameters.',
    parameters: ['FormId', 'FormVersion', 'AcceptLanguage', 'IfNoneMatch'],
    gives: { schema: 'FormInformation' },
    refuses: named,
    cached: true,
  },
  {
    method: 'get',
    path: '/getAllFormIds',
    id: 'getAllFormIds',
    tag: 'Forms',
    summary: 'List the ids of all forms.',
    parameters: ['IfNoneMatch'],
    gives: { schema: 'FormIds' },
    refuses: [],
    cached: true,
  },
  {
    method: 'get',
    path: '/getPdf/{formId}',
    id: 'getPdf',
    tag: 'PDF and Tax Parameters',
    summary: 'Get the blank PDF of a form, still fillable.',
    parameters: ['FormId', 'FormVersion', 'IfNoneMatch'],
    gives: { type: 'application/pdf' },
    refuses: named,
    cached: true,
  },
  {
    method: 'get',
    path: '/getAllFormsCatalog',
    id: 'getAllFormsCatalog',
    tag: 'Forms',
    summary: 'List all forms with their current versions.',
    parameters: ['IfNoneMatch'],
    gives: { schema: 'FormsCatalog' },
    refuses: [],
    cached: true,
  },
  {
    method: 'get',
    path: '/docs/config',
    id: 'docsConfig',
    tag: 'Documentation',
    summary: 'Get this description.',
    parameters: ['IfNoneMatch'],
    gives: { type: 'application/yaml' },
    refuses: [],
    cached: true,
  },
];
