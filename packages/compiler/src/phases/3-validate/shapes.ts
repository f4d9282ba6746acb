import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Library from 'ajv/dist/2020.js';
import { fits } from './fits.ts';
import type { Shape } from './shape.ts';

/** A disagreement between data and shape, with the part of the schema that was not met. */
export type ShapeError = Library.ErrorObject & { parentSchema: Shape };

const folder = new URL('../../../../../schemas/authoring/', import.meta.url);
const files = new Map<string, Shape>();
const parts = new Map<string, Shape>();
const addresses = new Map<Shape, string>();
for (const file of readdirSync(folder)) loadShape(file);

function loadShape(file: string): void {
  const { $id: _, ...shape } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  files.set(file, shape);
  addressParts(shape, `${file}#`);
}

let library: Library.Ajv2020 | undefined;

/** The library, loaded when something is wrong: that takes as long as checking a hundred forms. */
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

/** Remembers where every part of a schema stands, because an error gives only the part itself. */
function addressParts(part: Shape, address: string): void {
  if (typeof part !== 'object' || part === null) return;
  parts.set(address, part);
  addresses.set(part, address);
  for (const [key, inner] of Object.entries(part)) {
    addressParts(inner as Shape, `${address}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

/** Where a part of a schema stands, such as form.schema.json#/$defs/AuthoredAmount. */
export function addressOf(shape: Shape): string {
  const address = addresses.get(shape);
  if (address === undefined) throw new Error('This part of a schema was never loaded.');
  return address;
}

/** Holds data against the part of a schema at an address. */
export function shapeErrors(address: string, data: unknown): ShapeError[] {
  const shape = parts.get(address.includes('#') ? address : `${address}#`);
  if (!shape) throw new Error(`No schema stands at ${address}.`);
  if (fits(shape, data, targetOf)) return [];
  const validate = ajv().getSchema(address);
  if (!validate) throw new Error(`No schema stands at ${address}.`);
  const errors = validate(data) ? [] : ((validate.errors ?? []) as ShapeError[]);
  return errors.map((error) => ({ ...error, parentSchema: wholeShape(error.parentSchema) }));
}

/** A condition holds no names of its own: they stand in the shape around it. */
function wholeShape(shape: Shape): Shape {
  const address = addressOf(shape);
  return parts.get(address.replace(/\/(then|else)$/, '')) ?? shape;
}

/** What a reference leads to; words beside the reference win. */
export function resolveShape(shape: Shape): Shape {
  if (shape.$ref === undefined) return shape;
  const { $ref: _, ...beside } = shape;
  return { ...resolveShape(targetOf(shape)), ...beside };
}

/** The shape that a reference leads to. */
function targetOf(shape: Shape): Shape {
  const [file, pointer] = (shape.$ref ?? '').split('#');
  const address = `${file || addressOf(shape).split('#')[0]}#${pointer}`;
  const target = parts.get(address);
  if (!target) throw new Error(`No schema stands at ${address}.`);
  return target;
}
