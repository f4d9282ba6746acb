import { type Operation, operations } from './openapi-operations.ts';
import { header, json } from './openapi-responses.ts';
import type { JsonSchema } from './openapi-schemas.ts';

const atRoot = [{ url: '/', description: 'The service itself, without /v1.' }];

/** Every path of the service with its operations. Examples stand by the name of their schema. */
export function openapiPaths(examples: Record<string, unknown>): JsonSchema {
  const paths: Record<string, JsonSchema> = { '/authentication/login': loginPath };
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: operationObject(operation, examples),
    };
  }
  return { ...paths, ...openPaths };
}

function operationObject(operation: Operation, examples: Record<string, unknown>): JsonSchema {
  const { id, tag, summary, description, parameters, takes } = operation;
  return {
    operationId: id,
    ...(tag && { tags: [tag] }),
    summary,
    ...(description && { description }),
    ...(parameters.length > 0 && { parameters: parameters.map(parameter) }),
    ...(takes && { requestBody: requestBody(takes, examples[takes]) }),
    responses: responsesOf(operation, examples),
  };
}

function responsesOf(operation: Operation, examples: Record<string, unknown>): JsonSchema {
  const refusals = [
    'Unauthorized',
    ...operation.refuses,
    'MethodNotAllowed',
    'TooManyRequests',
    'OwnFault',
    'Unavailable',
  ];
  return {
    200: success(operation, examples),
    ...(operation.cached && { 304: response('NotModified') }),
    ...byStatus(refusals),
  };
}

function success({ gives, cached }: Operation, examples: Record<string, unknown>): JsonSchema {
  const body =
    'schema' in gives
      ? json('Done.', gives.schema, examples[gives.schema])
      : {
          description: 'Done.',
          content: { [gives.type]: { schema: { type: 'string', format: 'binary' } } },
        };
  return cached ? { ...body, headers: { ETag: header('Names this content.', 'string') } } : body;
}

const statuses: Record<string, number> = {
  BadRequest: 400,
  LoginRefused: 401,
  Unauthorized: 401,
  NotFound: 404,
  MethodNotAllowed: 405,
  BodyTooLarge: 413,
  BodyNotJson: 415,
  TooManyRequests: 429,
  OwnFault: 500,
  Unavailable: 503,
};

function byStatus(names: string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [statuses[name], response(name)]));
}

function response(name: string): JsonSchema {
  return { $ref: `#/components/responses/${name}` };
}

function parameter(name: string): JsonSchema {
  return { $ref: `#/components/parameters/${name}` };
}

function requestBody(schema: string, example: unknown): JsonSchema {
  const { content } = json('', schema, example);
  return { required: true, content };
}

const loginPath: JsonSchema = {
  servers: atRoot,
  get: {
    operationId: 'login',
    summary: 'Get a token for an API key.',
    security: [{ apiKey: [] }],
    parameters: [parameter('AcceptLanguage')],
    responses: {
      200: json('A token, valid for 24 hours.', 'LoginReply'),
      ...byStatus([
        'LoginRefused',
        'MethodNotAllowed',
        'TooManyRequests',
        'OwnFault',
        'Unavailable',
      ]),
    },
  },
};

const openPaths: Record<string, JsonSchema> = {
  '/images/{formId}/{formVersion}/{name}': {
    servers: atRoot,
    get: {
      operationId: 'image',
      tags: ['PDF and Tax Parameters'],
      summary: 'Get a page of a blank form, or a picture of a note.',
      description:
        'Open, because browsers fetch it for an image element. Take the address from ' +
        'blankFormImages or from href.',
      security: [],
      parameters: [
        parameter('FormId'),
        pathText('formVersion', 'Form version.'),
        pathText('name', 'File name, such as w4101_1.png.'),
        parameter('IfNoneMatch'),
      ],
      responses: {
        200: {
          description: 'The picture.',
          headers: { ETag: header('Names this content.', 'string') },
          content: Object.fromEntries(
            ['image/png', 'image/jpeg', 'image/gif'].map((type) => [
              type,
              { schema: { type: 'string', format: 'binary' } },
            ]),
          ),
        },
        304: response('NotModified'),
        ...byStatus(['NotFound', 'MethodNotAllowed', 'OwnFault', 'Unavailable']),
      },
    },
  },
  '/healthz': statusPath('healthz', 'Say whether the process answers.'),
  '/readyz': statusPath('readyz', 'Say whether requests may be sent.'),
};

function statusPath(operationId: string, summary: string): JsonSchema {
  const content = { 'application/json': { schema: { type: 'object' } } };
  return {
    servers: atRoot,
    get: {
      operationId,
      summary,
      security: [],
      responses: {
        200: { description: 'Yes.', content },
        ...byStatus(['MethodNotAllowed', 'Unavailable']),
      },
    },
  };
}

function pathText(name: string, description: string): JsonSchema {
  return { name, in: 'path', required: true, description, schema: { type: 'string' } };
}
