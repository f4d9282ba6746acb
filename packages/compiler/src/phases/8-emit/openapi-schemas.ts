/** A JSON Schema, or a part of one. */
export type JsonSchema = Record<string, unknown>;

/** The schemas of HTTP bodies by file name. */
export type HttpSchemas = Record<string, JsonSchema>;

type SchemaFile = { file: string; schemas: HttpSchemas };

/** Turns the schemas of HTTP bodies (JSON Schema 2020-12) into the components of OpenAPI 3.0. */
export function openapiSchemas(schemas: HttpSchemas): JsonSchema {
  const components: JsonSchema = {};
  for (const file of Object.keys(schemas).sort()) {
    for (const [name, schema] of namedSchemas(file, schemas)) {
      if (components[name]) throw new Error(`Two schemas are called ${name}.`);
      components[name] = lower(schema, { file, schemas });
    }
  }
  return components;
}

function namedSchemas(file: string, schemas: HttpSchemas): [string, JsonSchema][] {
  const { $schema: _, $id: __, $defs = {}, ...root } = schemaOf(file, schemas);
  return [[titleOf(file, schemas), root], ...entriesOf($defs)];
}

function lower(schema: JsonSchema, within: SchemaFile): JsonSchema {
  const { $ref, ...rest } = schema;
  if (isUnion(rest)) return lowerUnion(rest, within);
  if (typeof $ref !== 'string') return lowerKeywords(rest, within);
  const reference = { $ref: `#/components/schemas/${nameBehind($ref, within)}` };
  // OpenAPI 3.0 ignores whatever is next to a $ref.
  return Object.keys(rest).length === 0
    ? reference
    : { allOf: [reference], ...lowerKeywords(rest, within) };
}

type Union = JsonSchema & {
  discriminator: { propertyName: string };
  oneOf: { $ref: string }[];
};

function isUnion(schema: JsonSchema): schema is Union {
  return 'discriminator' in schema;
}

/** Names the schema for each value of the property that tells the kinds apart. */
function lowerUnion(union: Union, within: SchemaFile): JsonSchema {
  const { propertyName } = union.discriminator;
  const mapping = union.oneOf.map(({ $ref }) => {
    const { properties } = definitionBehind($ref, within) as { properties: JsonSchema };
    const { const: value } = properties[propertyName] as { const: string };
    return [value, lower({ $ref }, within).$ref];
  });
  const discriminator = { propertyName, mapping: Object.fromEntries(mapping) };
  return { ...lowerKeywords(union, within), discriminator };
}

function lowerKeywords(schema: JsonSchema, within: SchemaFile): JsonSchema {
  const lowered = entriesOf(schema).flatMap(([word, value]) => {
    const rule = words[word];
    if (!rule) throw new Error(`OpenAPI 3.0 has no keyword for "${word}" in ${within.file}.`);
    return Object.entries(rule(value, within, word));
  });
  return Object.fromEntries(lowered);
}

type Rule = (value: unknown, within: SchemaFile, word: string) => JsonSchema;

const keep: Rule = (value, _, word) => ({ [word]: value });
const drop: Rule = () => ({});
const lowerEach: Rule = (value, within, word) => ({
  [word]: (value as JsonSchema[]).map((each) => lower(each, within)),
});
const lowerOne: Rule = (value, within, word) => ({
  [word]: typeof value === 'object' ? lower(value as JsonSchema, within) : value,
});

/** Every keyword that our schemas may use, and its equivalent in OpenAPI 3.0. */
const words: Record<string, Rule> = {
  title: drop,
  description: keep,
  required: keep,
  enum: keep,
  default: keep,
  format: keep,
  pattern: keep,
  minLength: keep,
  maxLength: keep,
  minimum: keep,
  maximum: keep,
  minItems: keep,
  maxItems: keep,
  oneOf: lowerEach,
  discriminator: keep,
  items: lowerOne,
  additionalProperties: lowerOne,
  properties: (value, within) => ({
    properties: Object.fromEntries(
      entriesOf(value).map(([key, each]) => [key, lower(each, within)]),
    ),
  }),
  type: (value) =>
    Array.isArray(value) ? { oneOf: value.map((type) => ({ type })) } : { type: value },
  const: (value) => ({ type: typeof value, enum: [value] }),
  examples: (value) => ({ example: (value as unknown[])[0] }),
};

function nameBehind(reference: string, { file, schemas }: SchemaFile): string {
  const [target, definition] = reference.split('#/$defs/');
  return definition ?? titleOf(target || file, schemas);
}

/** A definition of the same file. */
function definitionBehind(reference: string, { file, schemas }: SchemaFile): JsonSchema {
  const definition = entriesOf(schemaOf(file, schemas).$defs).find(
    ([name]) => reference === `#/$defs/${name}`,
  );
  if (!definition) throw new Error(`${file} has no ${reference}.`);
  return definition[1];
}

function titleOf(file: string, schemas: HttpSchemas): string {
  return String(schemaOf(file, schemas).title);
}

function schemaOf(file: string, schemas: HttpSchemas): JsonSchema {
  const schema = schemas[file];
  if (!schema) throw new Error(`There is no schema ${file}.`);
  return schema;
}

function entriesOf(value: unknown): [string, JsonSchema][] {
  return Object.entries(value as Record<string, JsonSchema>);
}
