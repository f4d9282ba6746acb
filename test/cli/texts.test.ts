import { existsSync } from 'node:fs';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { withCopy } from '../foundation/compile-folder.ts';
import { runFormpress as run } from '../foundation/run-formpress.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));
const french = 'shared/translations/fr.yaml';
const questions = 'us/AL/AL101/2026.1.0/questions.yaml';

/** Changes a file as a text. */
async function edit(file: string, was: string, is: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  expect(before).toContain(was);
  await writeFile(file, before.replace(was, is));
}

/** Changes a cell of a workbook, as a spreadsheet does. */
async function editCell(file: string, was: string, is: string): Promise<void> {
  const parts = unzipSync(await readFile(file));
  const path = 'xl/sharedStrings.xml';
  const strings = strFromU8(parts[path] ?? new Uint8Array());
  expect(strings).toContain(`<t>${was}</t>`);
  const changed = strings.replace(`<t>${was}</t>`, `<t>${is}</t>`);
  await writeFile(file, zipSync({ ...parts, [path]: strToU8(changed) }));
}

it('sends a workbook to a translator and takes it back, one pair changed', async () => {
  await withCopy(smallestForm, async (copy) => {
    const [file, pairs] = [join(copy, '../texts-fr.xlsx'), join(copy, french)];
    const before = await readFile(pairs, 'utf8');
    const folder = ['--definitions', copy];
    const all = ['--to', 'fr', '--only', 'all', '--out', file, ...folder];
    expect(await run('texts', 'export', ...all)).toEqual({
      code: 0,
      out: `15 texts in ${file}: 15 translated.\n`,
      error: '',
    });
    const same = await run('texts', 'import', file, ...folder);
    expect(same).toEqual({
      code: 0,
      out: '0 translations taken, 0 not taken, 15 unchanged.\n',
      error: '',
    });
    expect(await readFile(pairs, 'utf8')).toBe(before);
    await editCell(file, 'Votre abattement', "Votre montant d'abattement");
    await editCell(file, 'Entrez un nombre entier de 0 à 99.', 'Entrez un nombre de 0 à 9.');
    const edited = await run('texts', 'import', file, ...folder);
    expect(edited.code).toBe(1);
    expect(edited.out.split('\n')).toEqual([
      expect.stringMatching(/^sheet "shared", cell B[0-9]+: not taken\.$/),
      '  The French says 9 where the English says 99. (numbers-differ)',
      '1 translation taken, 1 not taken, 13 unchanged.',
      `  ${pairs}`,
      'Run "formpress check" next, then "formpress lock".',
      '',
    ]);
    expect(await readFile(pairs, 'utf8')).toBe(
      before.replace('fr: Votre abattement', "fr: Votre montant d'abattement"),
    );
  });
});

it('locks the English of a workbook, and lets the translation and the state be edited', async () => {
  await withCopy(smallestForm, async (copy) => {
    const file = join(copy, '../locked-fr.xlsx');
    await run(
      'texts',
      'export',
      '--to',
      'fr',
      '--only',
      'all',
      '--out',
      file,
      '--definitions',
      copy,
    );
    const parts = unzipSync(await readFile(file));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array());
    expect(sheet).toContain('<sheetProtection sheet="1"');
    const xfs = [...styles.matchAll(/<xf ([^>]*)>(.*?)<\/xf>/g)].slice(0);
    const isUnlocked = (cell: string) => {
      const [, style] = new RegExp(`<c r="${cell}" s="([0-9]+)"`).exec(sheet) ?? [];
      return xfs[Number(style)]?.[2]?.includes('<protection locked="0"/>') === true;
    };
    expect(['A2', 'B2', 'C2', 'D2', 'K2'].filter(isUnlocked)).toEqual(['B2', 'C2']);
  });
});

it('does not apply a translation whose English changed, nor anything with --atomic', async () => {
  await withCopy(smallestForm, async (copy) => {
    const file = join(copy, '../texts-fr.csv');
    const folder = ['--definitions', copy];
    const csv = ['--format', 'csv', '--out', file, '--only', 'all', '--form', 'AL101'];
    await run('texts', 'export', '--to', 'fr', ...csv, ...folder);
    await edit(file, ',Votre abattement,', ',Votre déduction,');
    await edit(file, ',Exemption,translated', ',Exonération,translated');
    await edit(join(copy, questions), 'ask: Your allowance', 'ask: Your whole allowance');
    const before = await readFile(join(copy, french), 'utf8');
    const atomic = await run('texts', 'import', file, '--atomic', ...folder);
    expect([atomic.code, atomic.out.split('\n').slice(1)]).toEqual([
      1,
      [
        '  Old: Your allowance',
        '  New: Your whole allowance',
        'Nothing was taken, because of 1 text above (--atomic).',
        '',
      ],
    ]);
    expect(await readFile(join(copy, french), 'utf8')).toBe(before);
    const { out } = await run('texts', 'import', file, ...folder);
    expect(out).toContain('1 translation taken, 1 not taken,');
    expect(await readFile(join(copy, french), 'utf8')).toBe(
      before.replace('fr: Exemption', 'fr: Exonération'),
    );
  });
});

it.each(['xlsx', 'xliff', 'po', 'csv'])(
  'writes no %s file when nothing is to be translated',
  async (format) => {
    await withCopy(smallestForm, async (copy) => {
      const file = join(copy, `../nothing-fr.${format}`);
      const args = ['--to', 'fr', '--format', format, '--out', file, '--definitions', copy];
      expect(await run('texts', 'export', ...args)).toEqual({
        code: 0,
        out: 'Nothing to translate into French; no file was written.\n',
        error: '',
      });
      expect(existsSync(file)).toBe(false);
    });
  },
);

it('exports what is missing, changed or a draft, with the old English and translation', async () => {
  await withCopy(smallestForm, async (copy) => {
    await run('lock', copy);
    await edit(join(copy, questions), 'ask: Your allowance', 'ask: Your whole allowance');
    await edit(join(copy, questions), 'breadcrumb: Exemption', 'breadcrumb: Your exemption');
    await edit(join(copy, french), 'fr: Abattement }', 'fr: Abattement, state: draft }');
    await appendFile(join(copy, french), '- { en: Your exemption, fr: TODO }\n');
    const file = join(copy, '../texts-fr.po');
    const args = ['--to', 'fr', '--format', 'po', '--out', file, '--definitions', copy];
    const { out } = await run('texts', 'export', ...args);
    expect(out).toBe(`3 texts in ${file}: 2 changed, 1 draft.\n`);
    const po = await readFile(file, 'utf8');
    expect(po).toContain(
      '#. Before, the English was: Your allowance\n#. It was translated: Votre abattement\n',
    );
    const { out: drafts } = await run('texts', 'export', '--only', 'draft', ...args);
    expect(drafts).toBe(`1 text in ${file}: 1 draft.\n`);
    const checked = await run('check', copy);
    expect(checked.out).toContain(
      'Before, it said "Your allowance", in Spanish "Su deducción" and in French "Votre abattement".',
    );
  });
});

it('leaves a language out of releases, says so in the catalog, and refuses a channel that needs it', async () => {
  await withCopy(smallestForm, async (copy) => {
    await edit(join(copy, questions), 'ask: Your allowance', 'ask: Your whole allowance');
    await appendFile(
      join(copy, 'shared/translations/es.yaml'),
      '- { en: Your whole allowance, es: Todo su descuento }\n',
    );
    await writeFile(
      join(copy, 'shared/languages.yaml'),
      'leaveOut: [fr]\nneeds: { production: { languages: [fr] } }\n',
    );
    const dist = join(copy, '../dist-without-fr');
    const refused = await run(
      'build',
      copy,
      '--out',
      dist,
      '--channel',
      'production',
      '--no-cache',
    );
    expect([refused.code, refused.error]).toEqual([
      1,
      'production needs French, but shared/languages.yaml leaves it out. Translate what is missing, and take it from "leaveOut".\n',
    ]);
    expect(await run('build', copy, '--out', dist, '--no-cache')).toMatchObject({ code: 0 });
    const read = async (path: string) => JSON.parse(await readFile(join(dist, path), 'utf8'));
    expect((await read('catalog.json')).languages).toEqual({
      leftOut: ['fr'],
      needs: { production: { languages: ['fr'] } },
    });
    const sets = (language: string) =>
      readFile(join(dist, `bundles/AL101/2026.1.0/question-sets.${language}.json`), 'utf8');
    expect(await sets('fr')).toBe(await sets('en'));
    expect(await sets('es')).toContain('Todo su descuento');
  });
}, 60_000);

it.each([
  [['texts', 'send'], 2, 'There is no action "send". Use export or import.\n'],
  [
    ['texts', 'export', '--to', 'de'],
    2,
    'Say which language to translate into: --to es (Spanish) or --to fr (French).\n',
  ],
  [
    ['texts', 'import', 'words.docx'],
    1,
    '"words.docx" is not an .xlsx, .xlf, .xliff, .po or .csv file.\n',
  ],
  [['texts', 'import', 'none.csv'], 1, 'There is no file "none.csv".\n'],
])('answers %j', async (words, code, error) => {
  expect(await run(...words)).toEqual({ code, out: '', error });
});
