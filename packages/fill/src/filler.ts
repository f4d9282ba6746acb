import type { FillPlan } from '@formpress/model';
import { Base64Ink } from './base64-ink.ts';
import { type FieldPrinter, fieldPrinters } from './field-printers.ts';
import { type Given, givenReader } from './given.ts';
import { Ink } from './ink.ts';
import { PageContents } from './page-contents.ts';
import { PagePrinter } from './page-printer.ts';
import { type Prefix, prefixesOf } from './prefix.ts';
import { Typefaces } from './typefaces.ts';
import type { FillMode, FillValues, Refusal } from './values.ts';

/** Every value that cannot be printed whole, in the order of the pages. */
type Refused = { refusals: Refusal[] };

/** A filled PDF. */
export type Filled = { pdf: Uint8Array } | Refused;

/** A filled PDF in base64, in two parts: one that many replies share, and what is new. */
export type FilledParts = { prefixBase64: Buffer; tailBase64: string } | Refused;

/** Fills one form, as often as wanted; calls do not see each other. */
export type Filler = {
  fill(values: FillValues, mode: FillMode): Filled;
  /** As fill, for a reply that is written in parts, without copying what is static. */
  fillParts(values: FillValues, mode: FillMode): FilledParts;
};

// Filling is never interrupted, so all fillers write with the same ink.
const out = new Base64Ink();
const ink = new Ink();

/** Makes a filler of what the compiler emitted. Filling reads no PDF and changes no static byte. */
export function createFiller(template: Uint8Array, plan: FillPlan): Filler {
  const faces = new Typefaces(plan);
  const read = givenReader(plan);
  const fields = fieldPrinters(plan, faces);
  const pages = plan.pages.map(({ page }) => new PagePrinter(page, fields, faces));
  const contents = new PageContents(plan.pages.map(({ content }) => content));
  const prefixes = prefixesOf(template, plan, contents);

  /** Leaves the tail in the ink, and returns what stands before it. */
  const write = (given: Given): Prefix | undefined => {
    const isOpen = given.mode === 'SIGN_EXTERNALLY';
    out.clear();
    ink.clear();
    if (isOpen) out.put(prefixes.openFields());
    for (let i = 0; i < pages.length; i += 1) {
      contents.begin(i, out);
      if (!pages[i]?.print(given, out, ink)) return undefined;
      contents.end(i, out);
    }
    const prefix = prefixes.choose(isOpen, ink.hasLetters);
    prefix.tail.write(out);
    return prefix;
  };
  return {
    fill(values, mode) {
      const given = read(values, mode);
      const prefix = write(given);
      if (!prefix) return { refusals: refusalsOf(fields, given) };
      const tail = Buffer.from(out.toString(), 'base64');
      return { pdf: Buffer.concat([prefix.shared, tail]) };
    },
    fillParts(values, mode) {
      const given = read(values, mode);
      const prefix = write(given);
      if (!prefix) return { refusals: refusalsOf(fields, given) };
      return { prefixBase64: prefix.sharedBase64(), tailBase64: out.toString() };
    },
  };
}

/** Prints all values once more to find every one that cannot be printed whole. */
function refusalsOf(fields: FieldPrinter[], given: Given): Refusal[] {
  return fields.flatMap(({ name, places }) => {
    for (const place of places) {
      const code = place.print(given, ink);
      if (code) return [{ field: name, code }];
    }
    return [];
  });
}
