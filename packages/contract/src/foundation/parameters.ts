/** A parameter of an operation, in the shape of OpenAPI. */
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: true;
  description: string;
  schema: { type: 'string' | 'boolean'; default?: string | boolean };
  example?: string;
};

/** Parameters that several operations share, by the names that declarations use. */
export const parameters = {
  FormId: pathParameter('formId', 'Form id, as listed by getAllFormIds.'),
  FlowId: {
    ...pathParameter('flowId', 'Flow id, as returned by guided-flows.'),
    example: 'FEDERAL',
  },
  QuestionSetId: {
    ...pathParameter('questionSetId', 'Question set id, such as the initial one.'),
    example: 'QS1',
  },
  FormVersion: {
    name: 'formVersion',
    in: 'query',
    description:
      'Form version. Sending it is recommended: without it the latest version is used, ' +
      'which may change.',
    schema: { type: 'string' },
  },
  HasFederalValues: {
    name: 'hasFederalValues',
    in: 'query',
    description:
      "true when the employee's federal values are known already. " +
      'Forms that take these values then ask fewer questions.',
    schema: { type: 'boolean', default: false },
  },
  MappedFormId: {
    name: 'formId',
    in: 'query',
    required: true,
    description: 'Form id, as listed by getAllFormIds.',
    schema: { type: 'string' },
  },
  EffectiveDate: {
    name: 'effectiveDate',
    in: 'query',
    description: 'A day, YYYY-MM-DD. The version in force on it is used; today when absent.',
    schema: { type: 'string' },
    example: '2026-01-01',
  },
  LockInLetters: {
    name: 'lockInLetters',
    in: 'query',
    description:
      'Localities with a lock-in letter, separated by commas, as sent to guided-flows. Forms that ' +
      'such a letter locks are left out of formsToComplete.',
    schema: { type: 'string' },
    example: 'FEDERAL',
  },
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description:
      'Language of texts: en (also when nothing fits), es or fr, with weights as in RFC 9110.',
    schema: { type: 'string', default: 'en' },
    example: 'fr-CA, fr;q=0.9, en;q=0.5',
  },
  Timezone: {
    name: 'Timezone',
    in: 'header',
    description:
      'IANA time zone in which a form is signed and dated. ' +
      'It takes effect in fillPdf, when signForm is SIGN.',
    schema: { type: 'string', default: 'UTC' },
    example: 'America/New_York',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description:
      'The ETag of an earlier reply: when nothing changed, the reply is 304 without a body.',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, Parameter>;

/** The name of a shared parameter. */
export type ParameterName = keyof typeof parameters;

/** A required parameter in a path. */
export function pathParameter(name: string, description: string): Parameter {
  return { name, in: 'path', required: true, description, schema: { type: 'string' } };
}
