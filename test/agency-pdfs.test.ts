import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFiller, type FillValues } from '@formpress/fill';
import { inspect, plan, prepare, type Recipe, renderPages } from '@formpress/pdf';
import { expect, it } from 'vitest';
import { agencyPdfs, noAgencyPdfs } from './agency-pdfs.ts';
import { pixelsOf } from './pixels.ts';
import { printedWords, textIn } from './printed-words.ts';
import { type Tool, withTool } from './system-tools.ts';

type Fact = {
  file: string;
  pages: number;
  acroFieldCount: number;
  fieldTypes: Record<string, number>;
  widgetsOnPages: number;
  nasty?: string;
};

const folder = agencyPdfs();
const facts: Fact[] = folder ? JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) : [];
const readable = facts.filter((each) => !/html-404|zero-bytes/.test(each.file));
const fillable = readable.filter((each) => each.widgetsOnPages > 0);
const modes = ['PREVIEW', 'SIGN', 'SIGN_EXTERNALLY'] as const;
const sign: NonNullable<Recipe['sign']> = {
  signatureLine: { kind: 'signature', page: 1, box: [100, 30, 320, 16] },
  date: { kind: 'date', page: 1, box: [440, 30, 100, 16] },
};

if (!folder) it.skip(`agency files (${noAgencyPdfs})`);

function bytesOf(file: string): Uint8Array {
  return new Uint8Array(readFileSync(join(folder ?? '', file)));
}

const known = new Map<string, ReturnType<typeof planAnew>>();

function planned(file: string): ReturnType<typeof planAnew> {
  const form = known.get(file) ?? planAnew(file);
  known.set(file, form);
  return form;
}

function planAnew(file: string) {
  const blank = prepare(bytesOf(file), { sign });
  const made = plan(blank, { sign: { signatureLine: 'signature', date: 'date' } });
  return { ...made, blank, filler: createFiller(made.template, made.plan) };
}

/** A value for every field: short texts, or as many digits as the field takes. */
function valuesFor({ fields }: ReturnType<typeof planned>['plan'], name: string): FillValues {
  const values: FillValues = { texts: {}, states: {}, signatures: {}, dates: {} };
  for (const [i, [key, field]] of Object.entries(fields).entries()) {
    if (field.kind === 'text') values.texts[key] = '9876543219'.slice(0, field.maxLength ?? 10);
    if (field.kind === 'text' && field.maxLength === undefined) values.texts[key] = `${name}${i}`;
    if (field.kind === 'mark') values.states[key] = Object.keys(field.states)[0] ?? '';
    if (field.kind === 'date') values.dates[key] = '03/01/2026';
    if (field.kind === 'signature') values.signatures[key] = { name, stamp: '2026-03-01 14:05:09' };
  }
  return values;
}

for (const fact of readable) {
  it(`lists the fields of ${fact.file}`, () => {
    const { fields, stale, pages } = inspect(bytesOf(fact.file));
    const widgets = fields.reduce((sum, each) => sum + each.widgets.length, 0);
    expect([pages.length, widgets]).toEqual([fact.pages, fact.widgetsOnPages]);
    const isOrphaned = fact.file.includes('orphan');
    if (!isOrphaned) expect(fields.length + stale.length).toBe(fact.acroFieldCount);
  });

  it(`prepares ${fact.file} without changing a field`, () => {
    const original = inspect(bytesOf(fact.file)).fields.filter((each) => each.type !== 'button');
    const prepared = inspect(prepare(bytesOf(fact.file), { sign }));
    const known = new Map(prepared.fields.map((each) => [each.name, each]));
    expect(original.map((each) => known.get(each.name))).toEqual(original);
    expect([prepared.xfa, prepared.encrypted, prepared.stale, prepared.orphans]).toEqual([
      false,
      false,
      [],
      [],
    ]);
  });
}

for (const fact of fillable) {
  withTool('qpdf')(`fills ${fact.file} into sound files`, (qpdf) => {
    const { plan: made, filler } = planned(fact.file);
    for (const mode of modes) {
      for (const name of ['José', 'Łuễ']) {
        const result = filler.fill(valuesFor(made, name), mode);
        if ('refusals' in result) throw new Error(JSON.stringify(result.refusals));
        expect(qpdf(['--check', 'PDF'], result.pdf).status).toBe(0);
        const left = inspect(result.pdf).fields.map((each) => each.name);
        expect(left).toEqual(mode === 'SIGN_EXTERNALLY' ? ['signatureLine', 'date'] : []);
      }
    }
  });

  withTool('pdftotext')(`prints every value of ${fact.file} in its box`, (pdftotext) => {
    for (const name of ['José', 'Łuễ']) expectPrinted(planned(fact.file), name, pdftotext);
  });
}

function expectPrinted(form: ReturnType<typeof planned>, name: string, pdftotext: Tool): void {
  const values = valuesFor(form.plan, name);
  const result = form.filler.fill(values, 'SIGN');
  const words = printedWords(pdftotext, 'pdf' in result ? result.pdf : new Uint8Array());
  for (const { name: key, page, box } of inspect(form.blank).fields) {
    const text = values.texts[key];
    if (text === undefined) continue;
    // Some forms print the line to write on within the box.
    const printed = textIn(words, page, box).replace(/[_.]/g, '');
    expect([key, printed]).toEqual([key, expect.stringContaining(text)]);
  }
}

it.skipIf(!folder)('leaves the W-4 outside its boxes as it was, and ink in every box', async () => {
  const { template, plan: made, filler } = planned('us-federal-w4-2026.pdf');
  const result = filler.fill(valuesFor(made, 'José'), 'SIGN');
  const [before, after] = await Promise.all(
    [template, 'pdf' in result ? result.pdf : new Uint8Array()].map((pdf) => renderPages(pdf, 612)),
  );
  const places = Object.values(made.fields).flatMap((field): { page: number; box: number[] }[] =>
    field.kind === 'mark' ? Object.values(field.states).flat() : field.places,
  );
  for (const [i, png] of (before ?? []).entries()) {
    const [blank, full] = [pixelsOf(png), pixelsOf(after?.[i] ?? png)];
    const inked = new Set<unknown>();
    let strayed = 0;
    for (let y = 0; y < blank.height; y += 1) {
      for (let x = 0; x < blank.width; x += 1) {
        if (blank.darkness(x, y) === full.darkness(x, y)) continue;
        const around = places.filter((place) => contains(place, i + 1, x, blank.height - y));
        if (around.length === 0) strayed += 1;
        for (const place of around) inked.add(place);
      }
    }
    expect(strayed).toBe(0);
    expect(inked.size).toBe(places.filter((place) => place.page === i + 1).length);
  }
});

function contains(place: { page: number; box: number[] }, page: number, x: number, y: number) {
  const [left = 0, bottom = 0, width = 0, height = 0] = place.box;
  const margin = 2;
  const inX = x > left - margin && x < left + width + margin;
  return place.page === page && inX && y > bottom - margin && y < bottom + height + margin;
}
