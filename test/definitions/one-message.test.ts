/** Mistakes that once brought many messages, planted one at a time in our own definitions, each with its complete messages. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openWorkspace } from '@formpress/compiler';
import { beforeAll, expect, it } from 'vitest';
import { definitions } from '../foundation/compile-folder.ts';
import { testCache } from '../foundation/test-cache.ts';

type Planted = [mistake: string, file: string, change: (text: string) => string, said: string[]];

const put = (was: string, is: string) => (text: string) => {
  expect(text).toContain(was);
  return text.replace(was, is);
};

const planted: Planted[] = [
  [
    'a state that is no longer left out',
    'us/IL/IL102/2010.12.0/questions.yaml',
    put('      without: [Illinois]\n', ''),
    [
      'us/IL/IL102/2010.12.0/questions.yaml:50 changed-form: The list of answers of "spouseState" now has "Illinois".',
    ],
  ],
  [
    'a base of last year',
    'ca/QC/QC101FR/2026.1.0/form.yaml',
    put('QC101 2026.1.0', 'QC101 2025.1.0'),
    [
      'ca/QC/QC101FR/2026.1.0/form.yaml:1 base-does-not-fit: QC101FR 2026.1.0 does not fit QC101 2025.1.0, on which it is based. 2 things cannot be right.',
    ],
  ],
  [
    'a base of next year',
    'ca/QC/QC101FR/2025.1.0/form.yaml',
    put('QC101 2025.1.0', 'QC101 2026.1.0'),
    [
      'ca/QC/QC101FR/2025.1.0/form.yaml:1 base-does-not-fit: QC101FR 2025.1.0 does not fit QC101 2026.1.0, on which it is based. 6 things cannot be right.',
    ],
  ],
  [
    'the blank of another form',
    'us/federal/W6101/2019.1.0/blank.yaml',
    () => otherBlank,
    [
      'us/federal/W6101/2019.1.0/blank.yaml:7 another-blank: The blank is headed "A4", and the form is called "673". 12 of the 20 fields that pdf.yaml names are not in blank.yaml. Is it the blank of another form?',
    ],
  ],
  [
    'Yes and No exchanged',
    'shared/answers.yaml',
    put("true: 'Yes'\n    false: 'No'", "true: 'No'\n    false: 'Yes'"),
    [
      `shared/answers.yaml:5 changed-text: The option "true" of the kind "yesNo" and the option "false" of the kind "yesNo" swapped places: the first was "Yes" when it was locked, and is now "No".`,
    ],
  ],
  [
    'a line of an agreement that is to be filled in',
    'shared/reciprocity.yaml',
    (text) =>
      put('KY: { frees: [IL,', 'NE: { frees: [KY], claimedOn: TODO }\nKY: { frees: [NE, IL,')(text),
    ['shared/reciprocity.yaml:9 todo: "TODO" stands where the value of "claimedOn" belongs.'],
  ],
  [
    'a state of an agreement that is to be filled in',
    'shared/reciprocity.yaml',
    put('MI: { frees: [IL, IN, KY,', 'MI: { frees: [IL, IN, TODO,'),
    ['shared/reciprocity.yaml:11 todo: "TODO" stands where the code of a place belongs.'],
  ],
  [
    'an answer that leads nowhere, in a form with sets of its base',
    'us/NM/NM101/2026.1.0/questions.yaml',
    put('    false: QS2\n', ''),
    [
      'us/NM/NM101/2026.1.0/questions.yaml:18 unmapped-answer: "isExempt" can be answered false, but that answer leads nowhere.',
    ],
  ],
  [
    'a set renamed',
    'us/VA/VA101/2011.8.0/questions.yaml',
    put('\nQS3:\n', '\nQS33:\n'),
    [
      'us/VA/VA101/2011.8.0/questions.yaml:70 unknown-set: "QS2" goes to "QS3", but the form has no such set. Did you mean "QS33", to which nothing leads?',
    ],
  ],
  [
    'a form misspelled in a locality',
    'us/AL/locality.yaml',
    put('AL101: {', 'AL110: {'),
    ['us/AL/locality.yaml:4 unknown-form: There is no form "AL110". Did you mean "AL101"?'],
  ],
  [
    'a form misspelled in a flow',
    'us/AL/flows/AL_RESIDENT.yaml',
    put('[AL101]', '[AL110]'),
    [
      'us/AL/flows/AL_RESIDENT.yaml:11 unknown-form: There is no form "AL110". Did you mean "AL101"?',
    ],
  ],
  [
    'NUL in a question',
    'us/AL/flows/AL_RESIDENT.yaml',
    put('Do you want', 'Do\0 you want'),
    [
      'us/AL/flows/AL_RESIDENT.yaml:5 invisible-character: There is an invisible character after "Do": a NUL, U+0000.',
    ],
  ],
  [
    'a sign that turns the direction',
    'us/AL/flows/AL_RESIDENT.yaml',
    put('Do you want', 'Do \u202eyou want'),
    [
      'us/AL/flows/AL_RESIDENT.yaml:5 invisible-character: There is an invisible character before "you": a text direction mark, U+202E.',
    ],
  ],
  [
    'an emoji',
    'us/AL/flows/AL_RESIDENT.yaml',
    put('Do you want', 'Do \u{1f600} you want'),
    [
      'us/AL/flows/AL_RESIDENT.yaml:5 unusual-character: "😀" is an emoji: no form has one, and many printers cannot print it.',
    ],
  ],
  [
    'a misspelled placeholder',
    'us/federal/W4101/2026.1.0/questions.yaml',
    put('withholding for {{@year}}', 'withholding for {{@yaer}}'),
    [
      'us/federal/W4101/2026.1.0/questions.yaml:25 unknown-amount: There is no amount "@yaer". Did you mean "@year"?',
    ],
  ],
  [
    'a misspelled placeholder in French',
    'us/federal/W4101/translations/fr.yaml',
    (text) => text.replace(/^( {2}fr: .*)\{\{@year\}\}/m, '$1{{@yaer}}'),
    [
      'us/federal/W4101/translations/fr.yaml:16 translation-placeholders: The English shows {{@year}}, but the French does not.',
    ],
  ],
  [
    'a misspelled tax parameter',
    'us/federal/W4101/2026.1.0/form.yaml',
    put('FED.otherIncome:', 'FED.otherIncom:'),
    [
      'us/federal/W4101/2026.1.0/form.yaml:139 unknown-tax-parameter: No case uses "FED.otherIncom", but 5 lines of cases use "FED.otherIncome", which does not exist.',
    ],
  ],
  [
    'a case removed',
    'us/AL/cases/who-gets-what.yaml',
    (text) => text.replace(/^- about: .*\n(?: {2}.*\n)+/m, ''),
    [
      'us/AL/cases/who-gets-what.yaml:1 removed-place-case: The case "People who live and work in Alabama give their employer the A4." is gone from cases/who-gets-what.yaml.',
    ],
  ],
  [
    'a lock of texts edited by hand',
    'us/AL/texts.lock.json',
    put('Voluntary', 'Voluntry'),
    [
      'us/AL/texts.lock.json:1 unreadable-lock: This file was changed after "formpress lock" wrote it.',
    ],
  ],
  [
    'a lock of a blank edited by hand',
    'us/AL/AL101/2025.4.0/blank.lock.json',
    put('page 1', 'page 2'),
    [
      'us/AL/AL101/2025.4.0/blank.lock.json:1 unreadable-lock: This file was changed by something other than "formpress lock".',
    ],
  ],
  [
    'a lock of a locality edited by hand',
    'us/AL/locality.lock.txt',
    put('AL101*', 'AL101'),
    [
      'us/AL/locality.lock.txt:1 unreadable-place-lock: This file was changed after "formpress lock" wrote it.',
    ],
  ],
  [
    'a form of a place forgotten',
    'us/WV/locality.yaml',
    (text) => text.replace(/^ {2}WV101: .*\n/m, ''),
    [
      'us/WV/locality.yaml:3 form-never-offered: The form "WV101" is not listed under "forms", so nobody is offered it.',
    ],
  ],
  [
    'a state dropped from the list that all share',
    'shared/answers.yaml',
    put('    Texas: Texas\n', ''),
    [
      'shared/answers.yaml:140 missing-place-option: The list "usState" lacks Texas, and all forms share it.',
    ],
  ],
  [
    'whole dollars that may be below zero, which no question takes as they are',
    'shared/answers.yaml',
    put("accepts: '^[+]?[0-9]", "accepts: '^[+-]?[0-9]"),
    [
      'shared/answers.yaml:48 negative-answer: The kind "wholeDollars" accepts a number below zero, and all forms share it.',
    ],
  ],
  [
    'a misspelled tax parameter that one case names',
    'us/AR/AR101/2025.2.0/form.yaml',
    put('AR.additionalWithholding:', 'AR.additionalWithholdings:'),
    [
      'us/AR/AR101/2025.2.0/form.yaml:27 unknown-tax-parameter: No case uses "AR.additionalWithholdings", but a case uses "AR.additionalWithholding", which does not exist.',
    ],
  ],
];

let otherBlank = '';
const workspace = openWorkspace(definitions, { cache: testCache() });

/** The open findings, each with its place. */
async function said(): Promise<string[]> {
  const { report, sources } = await workspace.check();
  return report.diagnostics
    .filter(({ accepted }) => accepted === undefined)
    .map(({ at, code, message }) => {
      const before = new TextDecoder().decode(sources.get(at.file)).slice(0, at.start);
      return `${at.file}:${before.split('\n').length} ${code}: ${message}`;
    });
}

beforeAll(async () => {
  otherBlank = await readFile(join(definitions, 'us/AL/AL101/2025.4.0/blank.yaml'), 'utf8');
  expect(await said()).toEqual([]);
}, 600_000);

it.each(planted)(
  'says what is wrong, once: %s',
  async (_, file, change, expected) => {
    const text = await readFile(join(definitions, file), 'utf8');
    workspace.put(file, change(text));
    const found = await said();
    workspace.put(file);
    expect(found).toEqual(expected);
  },
  600_000,
);
