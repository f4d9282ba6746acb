import { createHash, type Hash } from 'node:crypto';
import type { FillPlan, PlacedObject } from '@formpress/model';
import { Tail } from './tail.ts';

/** A part of a template, and the objects in it that the table of the blank does not list. */
type Part = { bytes: Uint8Array; objects: PlacedObject[] };

/** Static bytes that many files begin with, and the tails that match them. */
export type Prefix = {
  bytes: Uint8Array;
  base64(): Buffer;
  /** The digest of the bytes, to be copied and continued. */
  digest(): Hash;
  /** The tail of a file that is complete. */
  closed: Tails;
  /** The tail of a file that will be signed elsewhere; its update begins with the signature fields. */
  open: Tails;
};

/** Tails without and with evidence, each made when it is first needed. */
type Tails = { plain(): Tail; withEvidence(): Tail };

/** The two prefixes of a plan, each assembled when it is first needed. */
export type Prefixes = {
  plain(): Prefix;
  withEmbeddedFont(): Prefix;
  /** The signature fields that begin the update of a file that will be signed elsewhere. */
  openFields: Uint8Array;
};

/** Splits the template into its parts and joins those that each kind of file needs. */
export function prefixesOf(template: Uint8Array, plan: FillPlan): Prefixes {
  const { base, external, letters } = plan.file;
  const font = {
    bytes: template.subarray(base + external, base + external + letters),
    objects: plan.letters.objects,
  };
  const first = { bytes: template.subarray(0, base), objects: [] };
  return {
    plain: once(() => prefixOf(first, plan)),
    withEmbeddedFont: once(() => prefixOf(joined(first, font), plan)),
    openFields: template.subarray(base, base + external),
  };
}

/** The number of the object with the evidence: the document information, or a new object where there is none. */
export function evidenceNumber({ file: { info, size } }: FillPlan): number {
  return info ?? size;
}

function prefixOf({ bytes, objects }: Part, plan: FillPlan): Prefix {
  const openObjects = [...objects, ...moved(plan.external, bytes.length)];
  return {
    bytes,
    base64: once(() => Buffer.from(Buffer.from(bytes).toString('base64'), 'latin1')),
    digest: once(() => createHash('sha256').update(bytes)),
    closed: tailsOf(bytes.length, objects, plan),
    open: tailsOf(bytes.length, openObjects, plan),
  };
}

function tailsOf(length: number, placed: PlacedObject[], plan: FillPlan): Tails {
  const { table, size, root, info, id } = plan.file;
  const updated = { length, table, size, root, id, ...(info !== undefined && { info }) };
  const checks = plan.checks ? [plan.checks.object] : [];
  const contents = [...checks, ...plan.pages.map(({ content }) => content)];
  const number = evidenceNumber(plan);
  const told = { ...updated, info: number, size: Math.max(size, number + 1) };
  return {
    plain: once(() => new Tail(updated, placed, contents)),
    withEvidence: once(() => new Tail(told, placed, [...contents, number])),
  };
}

function joined(first: Part, second: Part): Part {
  return {
    bytes: Buffer.concat([first.bytes, second.bytes]),
    objects: [...first.objects, ...moved(second.objects, first.bytes.length)],
  };
}

function moved(objects: PlacedObject[], by: number): PlacedObject[] {
  return objects.map(({ number, offset }) => ({ number, offset: by + offset }));
}

function once<Result>(make: () => Result): () => Result {
  let made: Result | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
