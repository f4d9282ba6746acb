import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv2020 from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';

type Schema = { [word: string]: unknown; $ref?: string; description?: string };

const folder = fileURLToPath(new URL('../../schemas/', import.meta.url));
const schemas = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Schema]),
);

/** Every part of a schema with the path to it. */
function* partsOf(schema: unknown, path: string): Generator<[string, Schema]> {
  if (typeof schema !== 'object' || schema === null) return;
  if (!Array.isArray(schema)) yield [path, schema as Schema];
  for (const [word, value] of Object.entries(schema)) yield* partsOf(value, `${path}/${word}`);
}

/** The part that a reference points to. */
function resolve(name: string, reference: string): Schema | undefined {
  const [file = '', pointer = ''] = reference.split('#');
  const target = file === '' ? name : join(name, '..', file);
  let part: unknown = schemas.get(target);
  for (const step of pointer.split('/').slice(1)) part = (part as Record<string, unknown>)?.[step];
  return part as Schema | undefined;
}

const isDescribed = (name: string, part: Schema): boolean => {
  if (part.description) return true;
  return part.$ref !== undefined && Boolean(resolve(name, part.$ref)?.description);
};

it('explains every key, because editors show it', () => {
  const silent: string[] = [];
  for (const [name, schema] of schemas) {
    for (const [path, part] of partsOf(schema, name)) {
      if (path.endsWith('/properties')) continue;
      for (const [key, value] of Object.entries((part.properties as object) ?? {})) {
        if (!isDescribed(name, value as Schema)) silent.push(`${path}/properties/${key}`);
      }
    }
  }
  expect(silent).toEqual([]);
});

it('closes every object that people and compilers write', () => {
  const open: string[] = [];
  for (const [name, schema] of schemas) {
    if (name.startsWith('http/') && !/request/.test(name)) continue;
    for (const [path, part] of partsOf(schema, name)) {
      const isShape = part.properties !== undefined && !path.endsWith('/properties');
      const isClosed =
        part.additionalProperties !== undefined || part.unevaluatedProperties !== undefined;
      if (isShape && !isClosed) open.push(path);
    }
  }
  expect(open).toEqual([]);
});

it('has only valid schemas', () => {
  const ajv = new Ajv2020.default({ strict: false });
  for (const [name, schema] of schemas) {
    expect(schema.$schema, name).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(ajv.validateSchema(schema), name).toBe(true);
  }
});
