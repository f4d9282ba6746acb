/** The texts of drawn blanks are proofread like questions, in the language of the form. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDefinitions, createReport } from '@formpress/compiler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyOwnForms } from '../foundation/own-forms.ts';
import { testCache } from '../foundation/test-cache.ts';

const spanish = 'us/federal/W4101SP/2026.1.0/blank.yaml';
const english = 'us/federal/W4101/2026.1.0/blank.yaml';

let copy = '';
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'formpress-blanks-'));
  await copyOwnForms(
    copy,
    ['us/federal/W4101', 'us/federal/W4101SP'],
    (path) => !/W4101\/20(?:21|24|25)\./.test(path),
  );
});
afterAll(() => rm(copy, { recursive: true }));

it.each([
  ['nothing in them as they are', spanish, /$^/, '', []],
  [
    'an amount that is written out',
    spanish,
    /por {{usd @childCredit}}/,
    'por $2,200',
    [
      'numbers-differ: On the drawn blank: The Spanish says 2,200, but the English does not.',
      'amount-in-words: "$2,200" is an amount of this form, but here it is written out.',
    ],
  ],
  [
    'an old amount',
    english,
    /times {{usd @childCredit}}/,
    'times $1,900',
    ['unknown-dollar-amount: "$1,900" is in this text but is not an amount of the form.'],
  ],
  [
    'an English word on a Spanish page',
    spanish,
    /Otros dependientes, por/,
    'Otros dependents, por',
    ['left-in-english: The blank is Spanish, but here it has English words: dependents.'],
  ],
  [
    'a word that is misspelled',
    english,
    /Other dependents, times/,
    'Other depenents, times',
    ['misspelled-word: "depenents" appears nowhere else. Did you mean "dependents"?'],
  ],
])('finds %s', async (_, file, found, put, expected) => {
  const path = join(copy, file);
  const before = await readFile(path, 'utf8');
  await writeFile(path, before.replace(found, put));
  try {
    const report = createReport();
    await checkDefinitions(copy, report, testCache());
    const said = report.diagnostics.filter(
      ({ at, code, accepted }) => at.file === file && !accepted && !code.startsWith('changed-'),
    );
    expect(said.map(({ code, message }) => `${code}: ${message}`)).toEqual(expected);
  } finally {
    await writeFile(path, before);
  }
});
