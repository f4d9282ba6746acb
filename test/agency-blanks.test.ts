import { createHash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmittedFile } from '@formpress/compiler';
import { inspect } from '@formpress/pdf';
import { beforeAll, expect, it } from 'vitest';
import { agencyPdfs } from './agency-pdfs.ts';
import { compileFolder, definitions, withCopy } from './compile-folder.ts';
import { pdfjsFields } from './shown/pdfjs-fields.ts';

const folder = agencyPdfs();
const years = ['2025', '2026'];
const agencyFile = (year: string) => join(folder ?? '', `us-federal-w4-${year}.pdf`);

let compiled: { printed: string; release: EmittedFile[] } = { printed: '', release: [] };
beforeAll(async () => {
  if (!folder) return;
  compiled = await withCopy(definitions, async (copy) => {
    for (const year of years) {
      const version = join(copy, 'us', 'federal', 'W4101', `${year}.1.0`);
      await copyFile(agencyFile(year), join(version, 'blank.pdf'));
    }
    return compileFolder(copy);
  });
}, 120_000);

function emitted(year: string, name: string): Uint8Array {
  const file = compiled.release.find(({ path }) => path.endsWith(`W4101/${year}.1.0/${name}`));
  return file?.bytes ?? new Uint8Array();
}

it.skipIf(!folder)("compiles clean with the agency's own W-4 dropped in as blank.pdf", async () => {
  expect(compiled.printed).toBe('');
  const blanks = years.map(
    (year) => JSON.parse(new TextDecoder().decode(emitted(year, 'bundle.json'))).blank,
  );
  const digests = await Promise.all(
    years.map(async (year) =>
      createHash('sha256')
        .update(await readFile(agencyFile(year)))
        .digest('hex'),
    ),
  );
  expect(blanks).toEqual([
    { kind: 'agency', pages: 4, sha256: digests[0] },
    { kind: 'agency', pages: 5, sha256: digests[1] },
  ]);
});

it.skipIf(!folder)(
  'serves it fillable, with a tooltip on every field that is written in',
  async () => {
    for (const year of years) {
      const blank = emitted(year, 'blank.pdf');
      const { fields, xfa } = inspect(blank);
      const silent = fields.filter(({ tooltip }) => !tooltip).map(({ name }) => name);
      // The date of employment is for the employer to write.
      expect(silent).toEqual([expect.stringMatching(year === '2025' ? /f1_14/ : /f1_13/)]);
      expect([xfa, fields.some(({ type }) => type === 'button')]).toEqual([false, false]);
      const offered = await pdfjsFields(blank);
      expect(offered.map(({ name }) => name).sort()).toEqual(fields.map(({ name }) => name).sort());
      expect(offered.filter(({ isReadOnly, isDrawn }) => isReadOnly || !isDrawn)).toEqual([]);
    }
  },
);
