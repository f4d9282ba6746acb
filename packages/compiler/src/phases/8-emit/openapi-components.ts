import { parameters, type RefusalName, refusals } from '@formpress/contract';
import type { Catalog } from '@formpress/model';
import type { JsonSchema } from './openapi-schemas.ts';

/** The parameters that several operations share. Examples use a form of the release. */
export function openapiParameters({ forms: [form] }: Catalog): JsonSchema {
  if (!form) return parameters;
  const { FormId, FormVersion } = parameters;
  return {
    ...parameters,
    FormId: { ...FormId, example: form.id },
    FormVersion: { ...FormVersion, example: form.version },
  };
}

/** The refusals by name, and the reply for unchanged content. */
export function openapiResponses(example: unknown): JsonSchema {
  const responses = Object.keys(refusals).map((name) => [
    name,
    refusalResponse(name as RefusalName, example),
  ]);
  const NotModified = { description: 'Nothing changed since the ETag that was sent.' };
  return { ...Object.fromEntries(responses), NotModified };
}

/** The problems of a bad request have an example. */
function refusalResponse(name: RefusalName, example: unknown): JsonSchema {
  const { description, schema, ...more } = refusals[name];
  const response = json(description, schema, name === 'BadRequest' ? example : undefined);
  if (!('headers' in more)) return response;
  const headers = Object.entries(more.headers).map(([key, { description, type }]) => [
    key,
    header(description, type),
  ]);
  return { ...response, headers: Object.fromEntries(headers) };
}

/** A response with a JSON body. */
export function json(description: string, schema: string, example?: unknown): JsonSchema {
  const reference = { $ref: `#/components/schemas/${schema}` };
  return {
    description,
    content: {
      'application/json': { schema: reference, ...(example !== undefined && { example }) },
    },
  };
}

/** A response header. */
export function header(description: string, type: string): JsonSchema {
  return { description, schema: { type } };
}
