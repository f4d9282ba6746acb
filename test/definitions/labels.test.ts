import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { agencyPdfs, agencyTitle } from '../foundation/agency-pdfs.ts';
import { compileFolder, definitions, withCopy } from '../foundation/compile-folder.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));

const forms = readdirSync(definitions, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/form.yaml'))
  .sort()
  .map((path) => ({ path, text: readFileSync(join(definitions, path), 'utf8') }));

it('says of every version what it was checked against', () => {
  const silent = forms.filter(({ text }) => !/^confidence:/m.test(text));
  expect(silent.map(({ path }) => path)).toEqual([]);
  expect(forms.length).toBeGreaterThan(100);
});

it('says why nothing is withheld wherever a form of a state says that it is', () => {
  const withoutReason = forms.filter(
    ({ text }) => /^ {2}(?!FED)[A-Z]{2}\.isExempt:/m.test(text) && !/\.exemptReason:/.test(text),
  );
  // Quebec's form has one ground only, and the codes are those of the American forms.
  expect(withoutReason.map(({ path }) => path)).toEqual([
    'ca/QC/QC101/2025.1.0/form.yaml',
    'ca/QC/QC101/2026.1.0/form.yaml',
  ]);
});

const pdfs = agencyPdfs();

it.skipIf(!pdfs)(agencyTitle('names only files of agencies that exist'), () => {
  const folder = pdfs ?? '';
  const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  const digests = new Set(
    files.map((name) =>
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ),
  );
  const unknown = forms.filter(({ text }) => {
    const digest = /^ {2}sha256: ([0-9a-f]{64})$/m.exec(text)?.[1];
    return /^confidence: agency file$/m.test(text) && !(digest && digests.has(digest));
  });
  expect(unknown.map(({ path }) => path)).toEqual([]);
});

it('compares the digest with the blank of the agency that is in the folder', async () => {
  await withCopy(smallestForm, async (copy) => {
    const { release } = await compileFolder(copy);
    const blank = release.find(({ path }) => path === 'bundles/AL101/2026.1.0/blank.pdf');
    if (!blank) throw new Error('The release has no blank.');
    const folder = join(copy, 'us/AL/AL101/2026.1.0');
    writeFileSync(join(folder, 'blank.pdf'), blank.bytes);
    const own = createHash('sha256').update(blank.bytes).digest('hex');
    const about = readFileSync(join(folder, 'form.yaml'), 'utf8');
    const printedWith = async (sha256: string) => {
      const source = `source: { agency: Department of Revenue, sha256: ${sha256} }\n`;
      writeFileSync(join(folder, 'form.yaml'), `${about}${source}confidence: agency file\n`);
      return (await compileFolder(copy)).printed;
    };
    expect(await printedWith(own)).not.toContain('wrong-agency-file');
    const printed = await printedWith('0'.repeat(64));
    expect(printed).toContain('error  wrong-agency-file');
    expect(printed).toContain(
      'The digest under "source" is not that of blank.pdf, the agency\'s file.',
    );
    expect(printed).toContain(`write sha256: ${own}.`);
  });
});
