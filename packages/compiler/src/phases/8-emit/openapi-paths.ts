import {
  basePath,
  documentedOperations,
  needsToken,
  type Operation,
  type OperationId,
  refusals,
  refusalsOf,
} from '@formpress/contract';
import { header, json } from './openapi-components.ts';
import type { JsonSchema } from './openapi-schemas.ts';

/** Examples of bodies by the name of their schema. */
type Examples = Record<string, unknown>;

const atRoot = [{ url: '/', description: `The service itself, without ${basePath}.` }];

/** Every path of the service with its operations. */
export function openapiPaths(examples: Examples): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [id, operation] of documentedOperations()) {
    const { path, method } = operation;
    const isBelowBase = needsToken(path);
    const key = isBelowBase ? path.slice(basePath.length) : path;
    paths[key] = {
      ...(!isBelowBase && { servers: atRoot }),
      ...paths[key],
      [method.toLowerCase()]: operationObject(id, operation, examples),
    };
  }
  return paths;
}

function operationObject(id: OperationId, operation: Operation, examples: Examples): JsonSchema {
  const { tag, summary, description, path, parameters, body } = operation;
  return {
    operationId: id,
    ...(tag && { tags: [tag] }),
    summary,
    ...(description && { description }),
    ...(!needsToken(path) && { security: operation.takesApiKey ? [{ apiKey: [] }] : [] }),
    ...(parameters.length > 0 && { parameters: parameters.map(parameterObject) }),
    ...(body && { requestBody: requestBody(body, examples[body]) }),
    responses: responsesOf(operation, examples),
  };
}

function parameterObject(parameter: Operation['parameters'][number]): JsonSchema {
  return typeof parameter === 'string'
    ? { $ref: `#/components/parameters/${parameter}` }
    : parameter;
}

function requestBody(schema: string, example: unknown): JsonSchema {
  const { content } = json('', schema, example);
  return { required: true, content };
}

/** The responses by status, which JavaScript keeps in numeric order. */
function responsesOf(operation: Operation, examples: Examples): JsonSchema {
  const refused = refusalsOf(operation).map((name) => [refusals[name].status, response(name)]);
  return {
    200: success(operation, examples),
    ...(operation.hasEtag && { 304: response('NotModified') }),
    ...Object.fromEntries(refused),
  };
}

function response(name: string): JsonSchema {
  return { $ref: `#/components/responses/${name}` };
}

function success({ reply, hasEtag }: Operation, examples: Examples): JsonSchema {
  const { description = 'Done.' } = reply;
  const body =
    'schema' in reply
      ? json(description, reply.schema, examples[reply.schema])
      : {
          description,
          content: Object.fromEntries(reply.types.map((type) => [type, bytes(type)])),
        };
  return hasEtag ? { ...body, headers: { ETag: header('Names this content.', 'string') } } : body;
}

function bytes(type: string): JsonSchema {
  const isJson = type === 'application/json';
  return { schema: isJson ? { type: 'object' } : { type: 'string', format: 'binary' } };
}
