import type { FillPlan } from '@formpress/model';
import { type Entries, entryReader } from './fields/entries.ts';
import type { PlacePrinter } from './fields/place-printer.ts';
import { placePrinters } from './fields/place-printers.ts';
import { ContentObject } from './file/content-object.ts';
import { type Prefix, prefixesOf } from './file/prefix.ts';
import { Ink } from './foundation/ink.ts';
import type { FillMode, FillValues, Refusal } from './foundation/values.ts';
import { Typefaces } from './layout/typefaces.ts';

/** Every value that cannot be printed completely, in the order of the pages. */
type Refused = { refusals: Refusal[] };

/** A filled PDF. */
export type Filled = { pdf: Uint8Array } | Refused;

/** A filled PDF in base64, in two parts: one that many replies share, and what is new. */
export type FilledParts = { prefixBase64: Buffer; tailBase64: string } | Refused;

/** Fills one form, any number of times. */
export type Filler = {
  fill(values: FillValues, mode: FillMode): Filled;
  /** Like fill, for a reply that is written in parts. Static bytes are not copied. */
  fillParts(values: FillValues, mode: FillMode): FilledParts;
  /** What fill would refuse. */
  refusals(values: FillValues, mode: FillMode): Refusal[];
};

// Filling is synchronous, so all fillers share one buffer.
const ink = new Ink();

/** Creates a filler from what the compiler emitted. Filling parses no PDF and changes no static byte. */
export function createFiller(template: Uint8Array, plan: FillPlan): Filler {
  const read = entryReader(plan);
  const pages = pagesOf(plan);
  const prefixes = prefixesOf(template, plan);

  /** Prints all pages into the ink. */
  const print = (values: FillValues, mode: FillMode): Printed | Refused => {
    const entries = read(values, mode);
    ink.clear();
    if (mode === 'SIGN_EXTERNALLY') ink.put(prefixes.openFields);
    return printPages(pages, entries);
  };
  /** Writes the update of the file into the ink. Returns the prefix that it belongs to. */
  const write = (values: FillValues, mode: FillMode): Prefix | Refused => {
    const printed = print(values, mode);
    if ('refusals' in printed) return printed;
    const isOpen = mode === 'SIGN_EXTERNALLY';
    const prefix = ink.usesEmbeddedFont ? prefixes.withEmbeddedFont() : prefixes.plain();
    const tail = isOpen ? prefix.open() : prefix.closed();
    tail.write(ink, printed.offsets);
    return prefix;
  };
  return {
    fill(values, mode) {
      const prefix = write(values, mode);
      if ('refusals' in prefix) return prefix;
      return { pdf: Buffer.concat([prefix.bytes, ink.toBytes()]) };
    },
    fillParts(values, mode) {
      const prefix = write(values, mode);
      if ('refusals' in prefix) return prefix;
      return { prefixBase64: prefix.base64(), tailBase64: ink.toBase64() };
    },
    refusals(values, mode) {
      const printed = print(values, mode);
      return 'refusals' in printed ? printed.refusals : [];
    },
  };
}

/** A page with fields: its content object, and the printers of its places. */
type Page = { content: ContentObject; places: PlacePrinter[] };

function pagesOf(plan: FillPlan): Page[] {
  const places = placePrinters(plan, new Typefaces(plan));
  return plan.pages.map(({ page, content }) => ({
    content: new ContentObject(content),
    places: places.filter((place) => place.page === page),
  }));
}

/** The offset of each content object. */
type Printed = { offsets: number[] };

/** Prints all pages. */
function printPages(pages: Page[], entries: Entries): Printed | Refused {
  const refusals: Refusal[] = [];
  const offsets = pages.map(({ content, places }) => {
    const offset = ink.length;
    const start = content.begin(ink);
    for (const place of places) {
      const code = place.print(entries, ink);
      if (code) refuse(refusals, { field: place.field.name, code });
    }
    content.end(ink, start);
    return offset;
  });
  return refusals.length > 0 ? { refusals } : { offsets };
}

/** Adds a refusal, unless the field has one from another of its places. */
function refuse(refusals: Refusal[], refusal: Refusal): void {
  if (!refusals.some(({ field }) => field === refusal.field)) refusals.push(refusal);
}
