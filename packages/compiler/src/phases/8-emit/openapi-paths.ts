import {
  basePath,
  documentedOperations,
  needsToken,
  type Operation,
  type OperationId,
  refusals,
  refusalsOf,
} from '@formpress/contract';
import type { Catalog } from '@formpress/model';
import { header, json, lines, withExample } from './openapi-components.ts';
import type { JsonSchema } from './openapi-schemas.ts';

/** Examples of bodies by the name of their schema. */
type Examples = Record<string, unknown>;

const atRoot = [{ url: '/', description: `The service itself, without ${basePath}.` }];

/** Every path of the service with its operations. */
export function openapiPaths(catalog: Catalog, examples: Examples): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [id, operation] of documentedOperations()) {
    const { path, method } = operation;
    const isBelowBase = needsToken(path);
    const key = isBelowBase ? path.slice(basePath.length) : path;
    paths[key] = {
      ...(!isBelowBase && { servers: atRoot }),
      ...paths[key],
      [method.toLowerCase()]: operationObject([id, operation], catalog, examples),
    };
  }
  return paths;
}

function operationObject(
  [id, operation]: [OperationId, Operation],
  catalog: Catalog,
  examples: Examples,
): JsonSchema {
  const { tag, summary, description, path, parameters, body } = operation;
  const sent = operation.lines;
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    ...(!needsToken(path) && { security: operation.takesApiKey ? [{ apiKey: [] }] : [] }),
    ...(parameters.length > 0 && {
      parameters: parameters.map((each) => parameterObject(each, catalog)),
    }),
    ...(body && { requestBody: requestBody(body, examples[body]) }),
    ...(sent && { requestBody: { required: true, content: lines(sent, [examples[sent]]) } }),
    responses: responsesOf(operation, examples),
  };
}

function parameterObject(parameter: Operation['parameters'][number], catalog: Catalog): JsonSchema {
  return typeof parameter === 'string'
    ? { $ref: `#/components/parameters/${parameter}` }
    : withExample(parameter, catalog);
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

function success(operation: Operation, examples: Examples): JsonSchema {
  const { hasEtag } = operation;
  const body = successBody(operation, examples);
  return hasEtag ? { ...body, headers: { ETag: header('Names this content.', 'string') } } : body;
}

function successBody({ reply }: Operation, examples: Examples): JsonSchema {
  const { description = 'Done.' } = reply;
  if ('schema' in reply) return json(description, reply.schema, examples[reply.schema]);
  if ('lines' in reply)
    return { description, content: lines(reply.lines, [examples[reply.lines], examples.Refusal]) };
  return {
    description,
    content: Object.fromEntries(reply.types.map((type) => [type, bytes(type)])),
  };
}

function bytes(type: string): JsonSchema {
  const isJson = type === 'application/json';
  return { schema: isJson ? { type: 'object' } : { type: 'string', format: 'binary' } };
}
