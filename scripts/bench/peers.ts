import { createRequire } from 'node:module';
import type { FillValues } from '@formpress/fill';
import { PDFDocument } from 'pdf-lib-original';

/** Another library that loads a PDF, fills its fields and saves it. */
export type Peer = {
  name: string;
  load(blank: Uint8Array): Promise<Document>;
};

type Document = {
  getForm(): { getFields(): Field[]; flatten(): void };
  save(): Promise<Uint8Array>;
};

/** The methods of all kinds of fields. Each kind has some of them. */
type Field = {
  getName(): string;
  setText?(text: string): void;
  getMaxLength?(): number | undefined;
  check?(): void;
  select?(option: string): void;
  getOptions?(): string[];
};

type Library = { PDFDocument: { load(blank: Uint8Array): Promise<Document> } };

// The fork that our drawing code imports under the name of the original.
const requireAsPdf = createRequire(new URL('../../packages/pdf/package.json', import.meta.url));
const { PDFDocument: CantooDocument } = requireAsPdf('pdf-lib') as Library;

export const pdfLib: Peer = {
  name: 'pdf-lib',
  load: async (blank) => (await PDFDocument.load(blank)) as unknown as Document,
};

export const cantoo: Peer = {
  name: '@cantoo/pdf-lib',
  load: (blank) => CantooDocument.load(blank),
};

/** Fills a blank in the usual way: load, fill, flatten, save. */
export async function fillNaively(
  peer: Peer,
  blank: Uint8Array,
  values: FillValues,
): Promise<Uint8Array> {
  const document = await peer.load(blank);
  const form = document.getForm();
  for (const field of form.getFields()) fillField(field, values);
  form.flatten();
  return document.save();
}

function fillField(field: Field, { texts, states }: FillValues): void {
  const name = field.getName();
  const text = texts.get(name);
  if (text !== undefined) field.setText?.(text.slice(0, field.getMaxLength?.() ?? text.length));
  if (states.get(name) === undefined) return;
  if (field.check) field.check();
  else field.select?.(field.getOptions?.()[0] ?? '');
}
