import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Library from 'ajv/dist/2020.js';
import { authoringValidators } from '../../../generated/authoring-validators.ts';
import type { Shape } from './shape.ts';

/** A mismatch between data and a schema, with the part of the schema that failed. */
export type ShapeError = Library.ErrorObject & { parentSchema: Shape };

const folder = new URL('../../../../../../schemas/authoring/', import.meta.url);
const files = new Map<string, Shape>();
const homes = new Map<Shape, string>();
for (const file of readdirSync(folder)) loadShape(file);

function loadShape(file: string): void {
  const { $id: _, ...shape } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  files.set(file, shape);
  rememberHome(shape, file);
}

let library: Library.Ajv2020 | undefined;

/** The library, loaded only when something is wrong: loading takes as long as checking a hundred forms. */
function ajv(): Library.Ajv2020 {
  if (library) return library;
  const { Ajv2020 }: typeof Library = createRequire(import.meta.url)('ajv/dist/2020.js');
  library = new Ajv2020({
    allErrors: true,
    verbose: true,
    strictRequired: false,
    allowUnionTypes: true,
    inlineRefs: false,
  });
  for (const [file, shape] of files) library.addSchema(shape, file);
  return library;
}

/** Remembers the file of every part of a schema, because an error has only the part. */
function rememberHome(part: Shape, file: string): void {
  if (typeof part !== 'object' || part === null) return;
  homes.set(part, file);
  for (const inner of Object.values(part)) rememberHome(inner as Shape, file);
}

/** The address of a part of a schema, such as form.schema.json#/$defs/AuthoredAmount. */
export function addressOf(shape: Shape): string {
  const file = homeOf(shape);
  const keys = keysTo(shape, files.get(file) as Shape) ?? [];
  const words = keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  return `${file}#${words.join('')}`;
}

function homeOf(shape: Shape): string {
  const file = homes.get(shape);
  if (file === undefined) throw new Error('This part of a schema was never loaded.');
  return file;
}

function keysTo(wanted: Shape, within: Shape): string[] | undefined {
  if (within === wanted) return [];
  if (typeof within !== 'object' || within === null) return undefined;
  for (const [key, inner] of Object.entries(within)) {
    const keys = keysTo(wanted, inner as Shape);
    if (keys) return [key, ...keys];
  }
  return undefined;
}

function partAt(address: string): Shape {
  const [file = '', pointer = ''] = address.split('#');
  let part: unknown = files.get(file);
  for (const word of pointer.split('/').slice(1)) {
    const key = word.replaceAll('~1', '/').replaceAll('~0', '~');
    part = (part as Record<string, unknown> | undefined)?.[key];
  }
  if (!part) throw new Error(`There is no schema at ${address}.`);
  return part as Shape;
}

/** The schema of a kind of file. */
export function shapeOf(kind: string): Shape | undefined {
  return files.get(`${kind}.schema.json`);
}

/** Validates data against the part of a schema at an address. */
export function shapeErrors(address: string, data: unknown): ShapeError[] {
  if (authoringValidators[address]?.(data)) return [];
  const validate = ajv().getSchema(address);
  if (!validate) throw new Error(`There is no schema at ${address}.`);
  const errors = validate(data) ? [] : ((validate.errors ?? []) as ShapeError[]);
  return errors.map((error) => ({ ...error, parentSchema: wholeShape(error.parentSchema) }));
}

/**
 * The shape that a part belongs to. For a part of a condition, which lists no names, it is the shape around
 * the condition.
 */
function wholeShape(shape: Shape): Shape {
  return partAt(addressOf(shape).replace(/(\/allOf\/[0-9]+)?\/(then|else)(?=\/|$)/, ''));
}

/** The target of a reference; keywords next to the reference take precedence. */
export function resolveShape(shape: Shape): Shape {
  if (shape.$ref === undefined) return shape;
  const { $ref: _, ...siblings } = shape;
  return { ...resolveShape(targetOf(shape)), ...siblings };
}

/** The shape that a reference points to. */
function targetOf(shape: Shape): Shape {
  const [file, pointer] = (shape.$ref ?? '').split('#');
  return partAt(`${file || homeOf(shape)}#${pointer}`);
}
