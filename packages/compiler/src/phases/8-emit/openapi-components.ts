import { type Parameter, parameters, type RefusalName, refusals } from '@formpress/contract';
import type { Catalog } from '@formpress/model';
import { exampleAmong } from './openapi-examples.ts';
import type { JsonSchema } from './openapi-schemas.ts';

/** The parameters that several operations share. */
export function openapiParameters(catalog: Catalog): JsonSchema {
  const all = Object.entries(parameters);
  return Object.fromEntries(all.map(([name, each]) => [name, withExample(each, catalog)]));
}

/** A parameter with an example from the form that all examples are about. */
export function withExample(parameter: Parameter, { forms }: Catalog): Parameter {
  const form = exampleAmong(forms);
  if (!form) return parameter;
  const examples: Record<string, string> = {
    formId: form.id,
    formVersion: form.version,
    name: `${form.id.toLowerCase()}_1.png`,
  };
  const example = examples[parameter.name];
  return example ? { ...parameter, example } : parameter;
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

/** The response of a refusal. Only that of a bad request has an example. */
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

/** Content of many lines, each a JSON object of a schema. OpenAPI 3.0 can only describe it as a text. */
export function lines(schema: string, examples: unknown[]): JsonSchema {
  const shown = examples.flatMap((each) => (each === undefined ? [] : JSON.stringify(each)));
  const description = `Lines of JSON, each a ${schema} of this document.`;
  return {
    'application/x-ndjson': {
      schema: { type: 'string', description },
      ...(shown.length > 0 && { example: `${shown.join('\n')}\n` }),
    },
  };
}

/** A response header. */
export function header(description: string, type: string): JsonSchema {
  return { description, schema: { type } };
}
