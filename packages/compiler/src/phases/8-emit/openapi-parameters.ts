import type { Catalog } from '@formpress/model';
import type { JsonSchema } from './openapi-schemas.ts';

/** Parameters that several operations take, by the name under which they are components. */
export function openapiParameters({ forms }: Catalog): JsonSchema {
  const form = forms[0];
  return {
    FormId: path('formId', 'Form id, as listed by getAllFormIds.', form?.id),
    FlowId: path('flowId', 'Flow id, as returned by guided-flows.', 'FEDERAL'),
    QuestionSetId: path('questionSetId', 'Question set id, such as the initial one.', 'QS1'),
    FormVersion: {
      name: 'formVersion',
      in: 'query',
      description:
        'Form version. Sending it is recommended: without it the latest version is used, ' +
        'which may change.',
      schema: { type: 'string' },
      ...(form && { example: form.version }),
    },
    HasFederalValues: {
      name: 'hasFederalValues',
      in: 'query',
      description:
        "true when the employee's federal values are known already. " +
        'Forms that follow them then ask less.',
      schema: { type: 'boolean', default: false },
    },
    ...headers,
  };
}

const headers: JsonSchema = {
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
};

function path(name: string, description: string, example: string | undefined): JsonSchema {
  return {
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string' },
    ...(example !== undefined && { example }),
  };
}
