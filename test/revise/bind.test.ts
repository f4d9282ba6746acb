/** Forms that were written on a drawn blank are put on the agency's own file. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findField, type LinkedForm, openWorkspace } from '@formpress/compiler';
import { matchBoxes, type Paper, type PaperBox, readPaper } from '@formpress/revision';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { agencyPdfs, noAgencyPdfs } from '../foundation/agency-pdfs.ts';
import { agencyVersions } from '../foundation/agency-versions.ts';
import { definitions } from '../foundation/compile-folder.ts';
import { runFormpress } from '../foundation/run-formpress.ts';
import { sampled } from '../foundation/sampled.ts';
import { testCache } from '../foundation/test-cache.ts';

const pdfs = agencyPdfs();
const versions = pdfs ? agencyVersions(definitions, pdfs) : [];
const workspace = openWorkspace(definitions, { cache: testCache(), isUnproved: true });

async function formIn(folder: string): Promise<LinkedForm> {
  const { linked } = await workspace.familyAlone(`${folder}/form.yaml`);
  const form = linked.find((each) => each.folder === folder);
  if (!form) throw new Error(`${folder} has errors.`);
  return form;
}

describe.skipIf(!pdfs)(pdfs ? 'bind' : noAgencyPdfs, () => {
  // Our drawn blanks use the names of the agency's fields. They show which matches are right, and matching does not see them.
  for (const { version, file } of sampled(versions.filter((each) => !each.file.includes('flat'))))
    it(`matches no drawn box to another one of the agency: ${version}`, async () => {
      const { blank } = await formIn(version);
      const [before, after] = [readPaper(blank.bytes), readPaper(await readFile(file))];
      const { same } = matchBoxes(before, after, { isSameEdition: true });
      const meant = (box: PaperBox) => {
        const named = findField(box.field, after.fields);
        const boxes = 'field' in named ? boxesOf(named.field.name, after) : [];
        return boxes.find(({ state }) => state === box.state) ?? boxes[0];
      };
      const wrong = same.filter(({ from, to }) => {
        const box = meant(from);
        return box && (box.field !== to.field || (from.state !== undefined && box !== to));
      });
      expect(wrong.map(({ from, to }) => [from.key, to.key])).toEqual([]);
      // On an employer's edition the words are far above the boxes to check, so most are asked about.
      if (file.includes('edition')) return;
      const decided = (isForm: boolean) => {
        const there = before.boxes.filter(
          (box) => (meant(box)?.page === 1) === isForm && meant(box),
        );
        const bound = there.filter((box) => same.some(({ from }) => from === box));
        return { there: there.length, open: there.length - bound.length };
      };
      // One box may always be asked about: some pages have only three.
      const [form, worksheets] = [decided(true), decided(false)];
      expect(form.open).toBeLessThanOrEqual(Math.max(1, 0.1 * form.there));
      expect(worksheets.open).toBeLessThanOrEqual(Math.max(1, 0.25 * worksheets.there));
    });

  it('writes the names of the agency, and asks about the rest', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'formpress-bind-'));
    const path = 'us/VA/VA101/2011.8.0';
    await cp(definitions, folder, { recursive: true });
    const own = async (name: string) => join(folder, path, name);
    const original = parse(await readFile(await own('pdf.yaml'), 'utf8')).fields as Record<
      string,
      string
    >;
    const names = Object.keys(original);
    for (const name of ['pdf.yaml', 'blank.yaml', 'cases'])
      if (name !== 'cases') await renameFields(await own(name), names);
    await rm(join(folder, path, 'cases'), { recursive: true });
    const file = versions.find((each) => each.version === path)?.file ?? '';
    const { code, out } = await runFormpress('bind', join(folder, path), file, '--no-cache');
    expect([code, out]).toEqual([0, expect.stringContaining('boxes are bound')]);
    const { fields, undecided = [] } = parse(await readFile(await own('pdf.yaml'), 'utf8'));
    const bound = Object.entries(fields as Record<string, string>).filter(([name]) =>
      names.includes(name),
    );
    for (const [name, value] of bound) expect([name, value]).toEqual([name, original[name]]);
    expect(bound.length).toBeGreaterThan(0.9 * names.length);
    expect(bound.length + undecided.length).toBe(names.length);
    expect(await readFile(await own('blank.pdf'))).toEqual(await readFile(file));
    await rm(folder, { recursive: true });
  });
});

function boxesOf(field: string, { boxes }: Paper): PaperBox[] {
  return boxes.filter((box) => box.field === field);
}

/** Gives every field a name of our own, as before the agency's file was known. */
async function renameFields(path: string, names: string[]): Promise<void> {
  let text = await readFile(path, 'utf8');
  for (const [i, name] of names.entries())
    text = text.replaceAll(
      new RegExp(
        `(?<![\\w.])${name.replaceAll(/[.*+?^$()|[\]{}\\]/g, '\\$&')}(?=[:,\\s}\\]])`,
        'g',
      ),
      `own${i}`,
    );
  await writeFile(path, text);
}
