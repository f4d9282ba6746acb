/** Agency files without fields: where they are to be filled in is found, drafted, revised and bound. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkspace } from '@formpress/compiler';
import type { Box } from '@formpress/pdf';
import { readPaper } from '@formpress/revision';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { agencyPdfs, noAgencyPdfs } from '../foundation/agency-pdfs.ts';
import { definitions } from '../foundation/compile-folder.ts';
import { runFormpress } from '../foundation/run-formpress.ts';
import { sampled } from '../foundation/sampled.ts';
import { testCache } from '../foundation/test-cache.ts';
import { isAt, moved, reordered, sidesOf } from './flat-form.ts';

const pdfs = agencyPdfs() ?? '';
let folder = '';

type Place = { page: number; box: Box };
type PdfYaml = {
  fields: Record<string, string>;
  add: Record<string, Place>;
  sign: Record<string, Place>;
};

/**
 * The files and our forms on them; how many of the boxes that people placed must be found, how many drawn boxes must be
 * bound, and which other boxes are found.
 */
const flats = [
  {
    file: 'us-az-a4-2025-flat.pdf',
    version: 'us/AZ/AZ101/2025.1.0',
    found: 20,
    bound: 8,
    others: [],
  },
  // Seven boxes of the A-4 differ only by their numbers, and are asked about. Line 4b begins seven points before the boxes above.
  {
    file: 'us-or-w4-2021-flat.pdf',
    version: 'us/OR/OR101/2021.1.0',
    found: 52,
    bound: 43,
    others: ['line4b'],
  },
  // The year of the date has a line of its own, and the telephone number has brackets before it.
  {
    file: 'us-wi-wt4-2023-flat.pdf',
    version: 'us/WI/WI101/2023.8.0',
    found: 28,
    bound: 25,
    others: ['dateSigned2', 'phoneNumber'],
  },
];

beforeAll(async () => {
  if (pdfs === '') return;
  folder = await mkdtemp(join(tmpdir(), 'formpress-flat-'));
  for (const path of ['shared', 'us/AZ', 'us/OR', 'us/WI'])
    await cp(join(definitions, path), join(folder, path), { recursive: true });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const bytesOf = (file: string) => readFile(join(pdfs, file));

async function pdfYaml(version: string): Promise<PdfYaml> {
  return parse(await readFile(join(folder, version, 'pdf.yaml'), 'utf8'));
}

/** Whether all sides of a found box are within four points of a placed one; the top may be eight away. */
function isNear(found: Place, placed: Place): boolean {
  const [a, b] = [sidesOf(found.box), sidesOf(placed.box)];
  return (
    found.page === placed.page &&
    a.every((side, i) => Math.abs(side - (b[i] ?? 0)) <= (i === 3 ? 8 : 4))
  );
}

describe.skipIf(pdfs === '')(pdfs === '' ? noAgencyPdfs : 'files without fields', () => {
  for (const { file, version, found, others } of flats)
    it(`finds what people placed by hand, and nothing else: ${file}`, async () => {
      const { add, sign } = await pdfYaml(version);
      const placed = Object.values({ ...add, ...sign });
      const { boxes } = readPaper(await bytesOf(file));
      const hits = placed.filter((place) => boxes.some((box) => isNear(box, place)));
      console.log(
        `${file}: ${hits.length} of ${placed.length} boxes found, ${boxes.length} in all`,
      );
      expect(hits.length).toBeGreaterThanOrEqual(found);
      const more = boxes.filter((box) => !placed.some((place) => isNear(box, place)));
      expect(more.map(({ field }) => field)).toEqual(others);
    });

  for (const { file, version } of sampled(flats))
    it(`drafts a form with nothing left but what a person must write: ${file}`, async () => {
      const [, year] = /\/(20[0-9]{2})\./.exec(version) ?? [];
      const place = version.slice(0, 5);
      const id = `${version.slice(3, 5)}901`;
      const as = ['--as', `${id}@${year}.1.0`, '--place', place, '--definitions', folder];
      const { code, out } = await runFormpress('import', join(pdfs, file), ...as);
      expect([code, out]).toEqual([0, expect.stringMatching(/boxes: .* about people/)]);
      const path = `${place}/${id}/${year}.1.0`;
      const workspace = openWorkspace(folder, { cache: testCache() });
      const { findings } = await workspace.familyAlone(`${path}/form.yaml`);
      const expected = ['todo', 'unlocked-paths', 'untested-path'];
      const rest = findings.filter((finding) => !expected.includes(finding.code));
      expect(rest.map(({ code: each, message }) => [each, message])).toEqual([]);
      await rm(join(folder, place, id), { recursive: true });
    });

  it('lists what it found, and says so', async () => {
    const { code, out } = await runFormpress('fields', join(pdfs, 'us-az-a4-2025-flat.pdf'));
    expect(code).toBe(0);
    expect(out).toMatch(/\n1 +text +Home Address number and street or rural… +homeAddressNumber\n/);
    expect(out).toContain('The file has no fields. These were found by its lines');
  });

  it('says what to do about a scan', async () => {
    const scan = join(pdfs, 'nasty-w2-1954-image-only-scan.pdf');
    const as = ['--as', 'AZ991@2025.1.0', '--place', 'us/AZ', '--definitions', folder];
    expect(await runFormpress('import', scan, ...as)).toMatchObject({
      code: 1,
      error: expect.stringContaining('it is a scan'),
    });
  });
});

/** Revises a version on a file without fields, and returns the lines of its pdf.yaml. */
async function revised(version: string, old: string, bytes: Uint8Array) {
  const [, , id = '', number = ''] = version.split('/');
  const file = join(folder, 'new.pdf');
  await writeFile(file, bytes);
  const words = ['--old', join(pdfs, old), '--as', '2031.1.0', '--no-cache', '--force'];
  const { code, out, error } = await runFormpress(
    ...['revise', `${id}@${number}`, file, ...words, '--definitions', folder],
  );
  expect([code, error]).toEqual([0, '']);
  const next = version.replace(/[^/]*$/, '2031.1.0');
  const text = await readFile(join(folder, next, 'pdf.yaml'), 'utf8');
  await rm(join(folder, next), { recursive: true });
  return { out, text, pdf: parse(text) as PdfYaml };
}

describe.skipIf(pdfs === '')(pdfs === '' ? noAgencyPdfs : 'revisions without fields', () => {
  it('leaves every box where it is when nothing moved', async () => {
    for (const { file, version } of sampled(flats)) {
      const { out, text } = await revised(version, file, await bytesOf(file));
      expect(out).toMatch(/^Cosmetic: /);
      expect(text).toBe(await readFile(join(folder, version, 'pdf.yaml'), 'utf8'));
    }
  });

  it('moves every box with the paper', async () => {
    const [{ file, version }] = flats as [(typeof flats)[0]];
    const before = await pdfYaml(version);
    const { out, pdf } = await revised(version, file, await moved(await bytesOf(file), 5, -20));
    expect(out).toMatch(/^Cosmetic: /);
    for (const part of ['add', 'sign'] as const)
      for (const [name, { box, page }] of Object.entries(before[part])) {
        const [x, y, width, height] = box;
        const now = pdf[part][name] ?? { page: 0, box: [0, 0, 0, 0] };
        const off = now.box.map((side, i) =>
          Math.abs(side - ([x + 5, y - 20, width, height][i] ?? 0)),
        );
        expect([name, now.page, Math.max(...off) < 1]).toEqual([name, page, true]);
      }
    expect(pdf.fields).toEqual(before.fields);
  });

  it('follows pages that change places', async () => {
    const [, { file, version }] = flats as [unknown, (typeof flats)[1]];
    const before = await pdfYaml(version);
    const order = [1, 2, 3, 4, 5, 6, 8, 7];
    const { pdf } = await revised(version, file, await reordered(await bytesOf(file), order));
    for (const [name, { page, box }] of Object.entries(before.add)) {
      const now = pdf.add[name];
      if (!now) continue;
      expect([name, now]).toEqual([name, { ...before.add[name], page: order[page - 1], box }]);
    }
    expect(Object.keys(pdf.add).length).toBeGreaterThan(0.9 * Object.keys(before.add).length);
  });
});

describe.skipIf(pdfs === '')(pdfs === '' ? noAgencyPdfs : 'binding without fields', () => {
  for (const { file, version, bound: least } of sampled(flats))
    it(`puts a drawn form on ${file}, and binds no box to another`, async () => {
      const original = await pdfYaml(version);
      const source = join(folder, version, 'pdf.yaml');
      const text = await readFile(source, 'utf8');
      const copy = version.replace(/[^/]*$/, '2032.1.0');
      await cp(join(folder, version), join(folder, copy), { recursive: true });
      await writeFile(join(folder, copy, 'pdf.yaml'), text.replace(/\nadd:\n( .*\n)*/, '\n'));
      const named = ['bind', join(folder, copy), join(pdfs, file), '--no-cache'];
      const { code, error } = await runFormpress(...named);
      expect([code, error]).toEqual([0, '']);
      const { add, undecided = [] } = (await pdfYaml(copy)) as PdfYaml & { undecided?: [] };
      await rm(join(folder, copy), { recursive: true });
      const bound = Object.keys(original.add).filter((name) => add[name]);
      const wrong = bound.filter((name) => !isAt(add[name] as Place, original.add[name] as Place));
      expect(wrong).toEqual([]);
      console.log(
        `${file}: ${bound.length} of ${Object.keys(original.add).length} bound, ${undecided.length} asked`,
      );
      expect(bound.length).toBeGreaterThanOrEqual(least);
    });
});
