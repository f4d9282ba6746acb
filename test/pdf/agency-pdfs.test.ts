import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect, PdfProblem, prepare, type Recipe } from '@formpress/pdf';
import { expect, it } from 'vitest';
import { agencyPdfs, noAgencyPdfs } from '../foundation/agency-pdfs.ts';
import { pdfjsFields } from '../shown/pdfjs-fields.ts';

type Fact = {
  file: string;
  pages: number;
  acroFieldCount: number;
  widgetsOnPages: number;
};

const folder = agencyPdfs();
const facts: Fact[] = folder ? JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) : [];
const isNoPdf = ({ file }: Fact) => /html-404|zero-bytes/.test(file);
const sign: NonNullable<Recipe['sign']> = {
  signatureLine: { kind: 'signature', page: 1, box: [100, 30, 320, 16] },
  date: { kind: 'date', page: 1, box: [440, 30, 100, 16] },
};

if (!folder) it.skip(`agency files (${noAgencyPdfs})`);

function bytesOf(file: string): Uint8Array {
  return new Uint8Array(readFileSync(join(folder ?? '', file)));
}

for (const { file } of facts.filter(isNoPdf)) {
  it(`refuses ${file} with a sentence`, () => {
    expect(() => inspect(bytesOf(file))).toThrow(PdfProblem);
  });
}

for (const fact of facts.filter((each) => !isNoPdf(each))) {
  it(`lists the fields of ${fact.file}`, () => {
    const { fields, stale, pages } = inspect(bytesOf(fact.file));
    const widgets = fields.reduce((sum, each) => sum + each.widgets.length, 0);
    expect([pages.length, widgets]).toEqual([fact.pages, fact.widgetsOnPages]);
    const isOrphaned = fact.file.includes('orphan');
    if (!isOrphaned) expect(fields.length + stale.length).toBe(fact.acroFieldCount);
  });

  it(`prepares ${fact.file} without changing a field`, async () => {
    const original = inspect(bytesOf(fact.file)).fields.filter((each) => each.type !== 'button');
    const blank = prepare(bytesOf(fact.file), { sign });
    const prepared = inspect(blank);
    const known = new Map(prepared.fields.map((each) => [each.name, each]));
    expect(original.map((each) => known.get(each.name))).toEqual(original);
    const { xfa, encrypted, stale, orphans } = prepared;
    expect({ xfa, encrypted, stale, orphans }).toEqual({
      xfa: false,
      encrypted: false,
      stale: [],
      orphans: [],
    });

    const offered = await pdfjsFields(blank);
    const expected = prepared.fields.flatMap(({ name, readOnly, widgets }) =>
      widgets.map(() => ({ name, isReadOnly: readOnly, isDrawn: true })),
    );
    expect(sorted(offered)).toEqual(sorted(expected));
  });
}

function sorted<T extends { name: string }>(fields: T[]): T[] {
  return [...fields].sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
}
