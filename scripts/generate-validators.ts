/**
 * Writes packages/contract/src/generated from the schemas of request bodies: the keys of every
 * object, and validators that need no library when they run. The result is committed;
 * test/house/generated.test.ts fails when it drifts.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';

type Schema = Record<string, unknown> & {
  title?: string;
  type?: string | string[];
  $ref?: string;
  properties?: Record<string, Schema>;
  $defs?: Record<string, Schema>;
};

const root = fileURLToPath(new URL('..', import.meta.url));
const generatedFolder = join(root, 'packages/contract/src/generated');
const files = [
  'address',
  'location-request',
  'fill-request',
  'lock-in-letter',
  'stored-certificate',
  'renewals-request',
  'changes-request',
];
const banner = '// Generated from schemas/http by npm run generate. Do not edit.\n';

/** Objects whose values are validated against their schema. People and federal values are checked by the engine. */
const validated = [
  'UsAddress',
  'CanadianAddress',
  'LocationRequest',
  'FillRequest',
  'LetterWithTerms',
  'StoredCertificate',
  'RenewalsRequest',
  'ChangesRequest',
  'LivesAndWorks',
];

/** Every generated file by its path below packages/contract/src/generated. */
export async function generateValidators(): Promise<Map<string, string>> {
  const objects = await closedObjects();
  return new Map([
    ['request-objects.ts', keysOf(objects)],
    ['request-validators.ts', validatorsOf(objects)],
  ]);
}

/** The objects of request bodies that allow no other keys, by name. */
async function closedObjects(): Promise<Map<string, Schema>> {
  const objects = new Map<string, Schema>();
  for (const file of files) {
    const text = await readFile(join(root, `schemas/http/${file}.schema.json`), 'utf8');
    const schema = JSON.parse(text) as Schema;
    for (const each of [schema, ...Object.values(schema.$defs ?? {})]) {
      if (each.additionalProperties === false) objects.set(String(each.title), each);
    }
  }
  return objects;
}

function keysOf(objects: Map<string, Schema>): string {
  const rows = [...objects].map(([name, { properties = {} }]) => {
    const texts = Object.keys(properties).filter((key) => properties[key]?.type === 'string');
    const row = { keys: Object.keys(properties), texts };
    return `  ${name}: ${JSON.stringify(row)},`;
  });
  return [
    banner,
    '/** The objects of request bodies: their keys, and those that hold texts, in order. */',
    'export const requestObjects = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

function validatorsOf(objects: Map<string, Schema>): string {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    // Lengths are counted as JavaScript does, as everywhere in the service.
    unicode: false,
    logger: false,
    code: { source: true, esm: true, lines: true },
  });
  const names = validated.map((name) => {
    ajv.addSchema(ownLevel(objects.get(name) ?? {}), name);
    return [name, name];
  });
  const code = standalone.default(ajv, Object.fromEntries(names));
  const all = `export const validators = { ${validated.join(', ')} };`;
  return `${banner}// @ts-nocheck\n${code}\n${all}\n`;
}

/** The part of a schema that concerns the object itself. Nested objects, lists and unknown keys are read separately. */
function ownLevel({ required = [], properties = {} }: Schema): Schema {
  const own = Object.entries(properties).map(([key, { $ref, ...rest }]) => {
    if ($ref !== undefined) return [key, { type: 'object' }];
    const { description: _, examples: __, default: ___, items: ____, ...rules } = rest;
    if (rules.additionalProperties !== undefined) delete rules.additionalProperties;
    return [key, rules];
  });
  return { type: 'object', required, properties: Object.fromEntries(own) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const generated = await generateValidators();
  await rm(generatedFolder, { recursive: true, force: true });
  await mkdir(generatedFolder, { recursive: true });
  for (const [name, text] of generated) await writeFile(join(generatedFolder, name), text);
}
