import type { FillPlan } from '@formpress/model';
import { type Entries, entryReader } from './fields/entries.ts';
import type { PlacePrinter } from './fields/place-printer.ts';
import { placePrinters } from './fields/place-printers.ts';
import { CheckObject } from './file/check-object.ts';
import { ContentObject } from './file/content-object.ts';
import { EvidenceObject } from './file/evidence-object.ts';
import { evidenceNumber, type Prefix, prefixesOf } from './file/prefix.ts';
import type { Evidence, Origin } from './foundation/evidence.ts';
import { Ink } from './foundation/ink.ts';
import type { FillMode, FillValues, Refusal } from './foundation/values.ts';
import { Typefaces } from './layout/typefaces.ts';

/** Every value that cannot be printed completely, in the order of the pages. */
type Refused = { refusals: Refusal[] };

/** A filled PDF. */
export type Filled = { pdf: Uint8Array } | Refused;

/** A filled PDF in pieces, to be written one after the other. The first is shared by many files. */
type FilledPieces = { pieces: Uint8Array[] } | Refused;

/** A filled PDF in base64, in two parts: one that many replies share, and what is new. */
export type FilledParts = { prefixBase64: Buffer; tailBase64: string } | Refused;

/** Fills one form, any number of times. */
export type Filler = {
  fill(values: FillValues, mode: FillMode, evidence?: Evidence): Filled;
  /** Like fill, for a file that is written in pieces. Static bytes are not copied. */
  fillPieces(values: FillValues, mode: FillMode, evidence?: Evidence): FilledPieces;
  /** Like fill, for a reply that is written in parts. Static bytes are not copied. */
  fillParts(values: FillValues, mode: FillMode, evidence?: Evidence): FilledParts;
  /** How many bytes of a printed file come from this form's template; undefined when it was printed from another. */
  staticBytesIn(pdf: Uint8Array): number | undefined;
  /** What fill would refuse. */
  refusals(values: FillValues, mode: FillMode): Refusal[];
};

// Filling is synchronous, so all fillers share one buffer.
const ink = new Ink();

/** Creates a filler from what the compiler emitted. Filling parses no PDF and changes no static byte. */
export function createFiller(template: Uint8Array, plan: FillPlan): Filler {
  const read = entryReader(plan);
  const pages = pagesOf(plan);
  const checks = plan.checks && new CheckObject(plan.checks);
  const prefixes = prefixesOf(template, plan);
  const evidenceObject = evidenceObjects(plan);

  /** Prints all pages into the ink. */
  const print = (values: FillValues, mode: FillMode): Printed | Refused => {
    const entries = read(values, mode);
    ink.clear();
    if (mode === 'SIGN_EXTERNALLY') ink.put(prefixes.openFields);
    const offsets = checks ? [checks.begin(ink)] : [];
    return printPages(pages, entries, offsets);
  };
  /** Writes the update of the file into the ink. Returns the prefix that it belongs to. */
  const write = (values: FillValues, mode: FillMode, evidence?: Evidence): Prefix | Refused => {
    const printed = print(values, mode);
    if ('refusals' in printed) return printed;
    const prefix = ink.usesEmbeddedFont ? prefixes.withEmbeddedFont() : prefixes.plain();
    const tails = mode === 'SIGN_EXTERNALLY' ? prefix.open : prefix.closed;
    if (!evidence) {
      tails.plain().write(ink, printed.offsets);
      return prefix;
    }
    const object = evidenceObject(evidence);
    const start = object.write(ink, evidence.answers);
    tails.withEvidence().write(ink, [...printed.offsets, start]);
    if (evidence.sealer) object.seal(ink, start, prefix, evidence.sealer);
    return prefix;
  };
  const fillPieces: Filler['fillPieces'] = (values, mode, evidence) => {
    const prefix = write(values, mode, evidence);
    return 'refusals' in prefix ? prefix : { pieces: [prefix.bytes, ink.toBytes()] };
  };
  return {
    fillPieces,
    fill: (...given) => inOnePiece(fillPieces(...given)),
    fillParts(values, mode, evidence) {
      const prefix = write(values, mode, evidence);
      if ('refusals' in prefix) return prefix;
      return { prefixBase64: prefix.base64(), tailBase64: ink.toBase64() };
    },
    staticBytesIn: (pdf) =>
      [prefixes.withEmbeddedFont(), prefixes.plain()].find(({ bytes }) => isStartOf(pdf, bytes))
        ?.bytes.length,
    refusals(values, mode) {
      const printed = print(values, mode);
      return 'refusals' in printed ? printed.refusals : [];
    },
  };
}

function inOnePiece(filled: FilledPieces): Filled {
  return 'refusals' in filled ? filled : { pdf: Buffer.concat(filled.pieces) };
}

function isStartOf(pdf: Uint8Array, bytes: Uint8Array): boolean {
  return Buffer.compare(bytes, pdf.subarray(0, bytes.length)) === 0;
}

/** The document information for evidence, made once for each origin. */
function evidenceObjects(plan: FillPlan): (evidence: Evidence) => EvidenceObject {
  const number = evidenceNumber(plan);
  const known = new WeakMap<Origin, { sealer: Evidence['sealer']; object: EvidenceObject }>();
  return (evidence) => {
    const { origin, sealer } = evidence;
    const before = known.get(origin);
    if (before && before.sealer === sealer) return before.object;
    const object = new EvidenceObject(number, plan.file.information ?? '', evidence);
    known.set(origin, { sealer, object });
    return object;
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

/** The offset of each object that every update writes: checks first, then the contents of pages. */
type Printed = { offsets: number[] };

/** Prints all pages, and adds their offsets. */
function printPages(pages: Page[], entries: Entries, offsets: number[]): Printed | Refused {
  const refusals: Refusal[] = [];
  for (const { content, places } of pages) {
    offsets.push(ink.length);
    const start = content.begin(ink);
    for (const place of places) {
      const code = place.print(entries, ink);
      if (code) refuse(refusals, { field: place.field.name, code });
    }
    content.end(ink, start);
  }
  return refusals.length > 0 ? { refusals } : { offsets };
}

/** Adds a refusal, unless the field has one from another of its places. */
function refuse(refusals: Refusal[], refusal: Refusal): void {
  if (!refusals.some(({ field }) => field === refusal.field)) refusals.push(refusal);
}
