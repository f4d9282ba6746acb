import { readdirSync, readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { openapiDocument } from './openapi-document.ts';
import { openapiSchemas } from './openapi-schemas.ts';

const folder = new URL('../../../../../schemas/http/', import.meta.url);
const schemas = Object.fromEntries(
  readdirSync(folder).map((name) => [
    name,
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
  ]),
);
const text = openapiDocument({ forms: [] }, schemas);

type Described = {
  description?: string;
  $ref?: string;
  properties?: Record<string, { description?: string; $ref?: string }>;
};

it('is clean under the recommended rules', async () => {
  // The terms are between the operator and its customers, and have no public address.
  const rules = { 'info-license-strict': 'off' } as const;
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: text, config });
  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});

it('declares version 0.0.1 and the groups of operations', () => {
  const document = parse(text);
  expect(document.openapi).toBe('3.0.3');
  expect(document.info.version).toBe('0.0.1');
  expect(document.tags.map(({ name }: { name: string }) => name)).toEqual([
    'Authentication',
    'Forms',
    'Questions',
    'PDF and Tax Parameters',
    'Documentation',
    'Monitoring',
  ]);
});

it('tells the kinds of notes and of navigation apart by a property', () => {
  const { Note, Navigation } = parse(text).components.schemas;
  const schema = (name: string) => `#/components/schemas/${name}`;
  expect(Note.discriminator).toEqual({
    propertyName: 'htmlType',
    mapping: {
      PARAGRAPH: schema('ParagraphNote'),
      UNORDERED_LIST: schema('ListNote'),
      IMAGE: schema('ImageNote'),
      TABLE: schema('TableNote'),
    },
  });
  expect(Navigation.discriminator).toEqual({
    propertyName: 'navigationType',
    mapping: {
      CONSTANT: schema('ConstantNavigation'),
      VARIABLE: schema('VariableNavigation'),
    },
  });
  for (const { oneOf, discriminator } of [Note, Navigation])
    expect(oneOf.map(({ $ref }: { $ref: string }) => $ref)).toEqual(
      Object.values(discriminator.mapping),
    );
});

it('describes every operation, parameter, response, schema and property', () => {
  const { paths, tags, components } = parse(text);
  const silent: string[] = [];
  const look = (name: string, part: { description?: string; $ref?: string }) => {
    if (!part.description && !part.$ref) silent.push(name);
  };
  for (const [path, { get, post }] of Object.entries<Record<string, Described>>(paths)) {
    for (const operation of [get, post]) if (operation) look(path, operation);
  }
  for (const tag of tags) look(tag.name, tag);
  for (const kind of ['parameters', 'responses', 'schemas', 'securitySchemes']) {
    for (const [name, part] of Object.entries<Described>(components[kind])) {
      look(name, part);
      for (const [key, value] of Object.entries(part.properties ?? {}))
        look(`${name}.${key}`, value);
    }
  }
  expect(silent).toEqual([]);
});

it('is the same every time', () => {
  expect(openapiDocument({ forms: [] }, schemas)).toBe(text);
});

it('tells a client how to calculate', () => {
  const { Calculation } = parse(text).components.schemas;
  expect(Calculation.description).toContain('shows 38.46');
});

it('lowers what OpenAPI 3.0 expresses differently', () => {
  const lowered = openapiSchemas({
    'a.schema.json': {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://example.com/a',
      title: 'A',
      type: 'object',
      properties: {
        one: { const: 'x' },
        two: { type: ['string', 'boolean'], description: 'Either.' },
        three: { $ref: '#/$defs/B', description: 'Beside.' },
        four: { $ref: 'c.schema.json' },
        five: { type: 'string', examples: ['QS1', 'QS2'] },
      },
      $defs: { B: { type: 'array', items: { $ref: '#/$defs/B' } } },
    },
    'c.schema.json': { title: 'C', type: 'object', additionalProperties: { type: 'string' } },
  });
  expect(lowered).toEqual({
    A: {
      type: 'object',
      properties: {
        one: { type: 'string', enum: ['x'] },
        two: { oneOf: [{ type: 'string' }, { type: 'boolean' }], description: 'Either.' },
        three: { allOf: [{ $ref: '#/components/schemas/B' }], description: 'Beside.' },
        four: { $ref: '#/components/schemas/C' },
        five: { type: 'string', example: 'QS1' },
      },
    },
    B: { type: 'array', items: { $ref: '#/components/schemas/B' } },
    C: { type: 'object', additionalProperties: { type: 'string' } },
  });
});

it('throws on an unknown keyword', () => {
  const strange = { 'a.schema.json': { title: 'A', patternProperties: {} } };
  expect(() => openapiSchemas(strange)).toThrow(
    'no keyword for "patternProperties" in a.schema.json',
  );
});

it('closes requests, which are checked, and leaves replies open, which may grow', () => {
  const all: Record<string, { additionalProperties?: unknown; type?: string }> =
    parse(text).components.schemas;
  const closed = Object.entries(all).filter(([, schema]) => schema.additionalProperties === false);
  expect(closed.map(([name]) => name).sort()).toEqual([
    'CanadianAddress',
    'ChangesRequest',
    'Employee',
    'Employer',
    'FederalValues',
    'FillRequest',
    'LetterWithTerms',
    'LivesAndWorks',
    'LocationRequest',
    'RenewalsRequest',
    'StoredCertificate',
    'UsAddress',
  ]);
});
