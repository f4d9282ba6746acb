import type { FillPlan, PlacedObject } from '@formpress/model';
import { quadsFromBytes } from './base64-ink.ts';
import type { PageContents } from './page-contents.ts';
import { TailWriter } from './tail.ts';

/** What a file of one kind begins with, and the writer of its end. */
export type Prefix = {
  /** Static bytes, and the same in base64. Files for external signing share them with others. */
  shared: Uint8Array;
  sharedBase64(): Buffer;
  tail: TailWriter;
};

/** The four beginnings a file can have, each put together once, when it is first needed. */
export type Prefixes = {
  choose(isOpen: boolean, hasLetters: boolean): Prefix;
  /** What stands before the tail of a file that is left open for signing elsewhere. */
  openFields(): Uint32Array;
};

type Part = { bytes: Uint8Array; objects: PlacedObject[] };

/** Cuts the template into its parts and joins those that each kind of file needs. */
export function prefixesOf(template: Uint8Array, plan: FillPlan, contents: PageContents): Prefixes {
  const { base, external, letters } = plan.file;
  const first: Part = { bytes: template.subarray(0, base), objects: [] };
  const fields: Part = { bytes: template.subarray(base, base + external), objects: plan.external };
  const font: Part = {
    bytes: template.subarray(base + external, base + external + letters),
    objects: plan.letters.objects,
  };
  const plain = once(() => shared([first]));
  const lettered = once(() => shared([first, font]));
  const closed = {
    plain: once(() => prefixOf(plain(), [], plan, contents)),
    lettered: once(() => prefixOf(lettered(), [], plan, contents)),
  };
  const open = {
    plain: once(() => prefixOf(plain(), [fields], plan, contents)),
    lettered: once(() => prefixOf(lettered(), [fields], plan, contents)),
  };
  return {
    choose: (isOpen, hasLetters) => (isOpen ? open : closed)[hasLetters ? 'lettered' : 'plain'](),
    openFields: once(() => quadsFromBytes(fields.bytes)),
  };
}

function once<Result>(make: () => Result): () => Result {
  let made: Result | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

type Shared = Part & { base64(): Buffer };

function shared(parts: Part[]): Shared {
  const whole = joined(parts);
  return { ...whole, base64: once(() => Buffer.from(base64Of(whole.bytes), 'latin1')) };
}

function prefixOf(
  start: Shared,
  parts: Part[],
  { file }: FillPlan,
  contents: PageContents,
): Prefix {
  const own = joined(parts, start.bytes.length);
  const { table, size, root, info, id } = file;
  const before = {
    length: start.bytes.length,
    ...{ table, size, root, id },
    ...(info !== undefined && { info }),
    placed: [...start.objects, ...own.objects],
  };
  return {
    shared: start.bytes,
    sharedBase64: start.base64,
    tail: new TailWriter(before, contents),
  };
}

/** Parts one behind the other; the offsets of their objects count from the start of the file. */
function joined(parts: Part[], start = 0): Part {
  const objects: PlacedObject[] = [];
  let length = start;
  for (const part of parts) {
    for (const { number, offset } of part.objects)
      objects.push({ number, offset: length + offset });
    length += part.bytes.length;
  }
  const [only] = parts;
  const bytes =
    only && parts.length === 1 ? only.bytes : Buffer.concat(parts.map((part) => part.bytes));
  return { bytes, objects };
}

function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
}
