import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmittedFile } from '@formpress/compiler';
import type { Bundle } from '@formpress/model';
import { inspect } from '@formpress/pdf';
import { beforeAll, expect, it } from 'vitest';
import { agencyPdfs } from './agency-pdfs.ts';
import { agencyVersions } from './agency-versions.ts';
import { compileFolder, definitions, withCopy } from './compile-folder.ts';
import { pdfjsFields } from './shown/pdfjs-fields.ts';

const folder = agencyPdfs();
const years = ['2025', '2026'];
const versions = folder ? agencyVersions(definitions, folder) : [];

let compiled: { printed: string; release: EmittedFile[] } = { printed: '', release: [] };
beforeAll(async () => {
  if (!folder) return;
  compiled = await withCopy(definitions, async (copy) => {
    for (const { version, file } of versions) {
      await copyFile(file, join(copy, version, 'blank.pdf'));
    }
    return compileFolder(copy);
  });
}, 600_000);

function emitted(form: string, name: string): Uint8Array {
  const file = compiled.release.find(({ path }) => path.endsWith(`${form}/${name}`));
  return file?.bytes ?? new Uint8Array();
}

function bundleOf(form: string): Bundle {
  return JSON.parse(new TextDecoder().decode(emitted(form, 'bundle.json')));
}

it.skipIf(!folder)('compiles clean with every agency file that a version was read from', () => {
  expect(compiled.printed).toBe('');
  const expected = versions.map(({ version, sha256 }) => [version, 'agency', sha256]);
  const found = versions.map(({ version }) => {
    const { kind, sha256 } = bundleOf(version.split('/').slice(-2).join('/')).blank;
    return [version, kind, sha256];
  });
  expect(found).toEqual(expected);
});

it.skipIf(!folder)(
  'serves the W-4 fillable, with a tooltip on every field that is written in',
  async () => {
    for (const year of years) {
      const blank = emitted(`W4101/${year}.1.0`, 'blank.pdf');
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
