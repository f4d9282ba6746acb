import { expect, it } from 'vitest';
import { createReport } from '../../../diagnostics/report.ts';
import { parse } from '../../2-parse/parse.ts';
import { validate } from '../../3-validate/validate.ts';
import { proveTexts } from './prove-texts.ts';

const facts = `
name: A-4
title: Certificate
type: RESIDENT
effective: 2025-01-01
source: { agency: Department of Revenue, revision: 3/25 }
wording: ours
people: { employee: [lastName], employer: [] }
amounts: { limit: { is: 500, from: Line 3, confidence: unverified } }
statements: { sign: I sign this. }
taxParameters: { AL.isExempt: { is: isExempt, type: boolean, about: Exempt } }
`;

const form = {
  'us/AL/AL101/2025.1.0/blank.lock.json': '',
  'us/AL/AL101/2026.1.0/blank.lock.json': '',
  'us/AL/AL101/2025.1.0/form.yaml': facts,
  'us/AL/AL101/2026.1.0/form.yaml': facts,
  'us/AL/AL101/2025.1.0/questions.yaml': `
QS1:
  breadcrumb: Exemption
  questions:
    isExempt:
      ask: Are you exempt?
      answer: chooseOne
      options: { A: 'Yes', B: 'No' }
      required: { when: "a == 'x'" }
      confidence: unverified
      notes: [One., { list: [Two., Three.], label: All., place: below }]
  next: { finish: sign }
`,
  'us/AL/AL101/2026.1.0/questions.yaml': `
QS1:
  breadcrumb: Exemption
  questions:
    isExempt:
      ask: Are you exempt from tax?
      answer: chooseOne
      options: { A: 'Yes', B: 'No' }
      required: always
  next: { finish: sign }
`,
  'us/AL/AL101/translations/es.yaml': `
- { en: 'Yes', es: Sí }
- { en: 'No', es: 'No' }
`,
  'us/AL/AL101/translations/fr.yaml': `
- { en: 'Yes', fr: Oui }
- { en: 'No', fr: Non }
`,
};

const path = 'us/AL/AL101/texts.lock.json';

/** The lock that would be written, and the findings about the texts. */
function prove(texts: Record<string, string>) {
  const encoder = new TextEncoder();
  const files = new Map(Object.entries(texts).map(([name, text]) => [name, encoder.encode(text)]));
  const read = createReport();
  const { valid } = validate(parse(files, read), files, read);
  expect(read.diagnostics).toEqual([]);
  const report = createReport();
  const locks = proveTexts(valid, files, report);
  return { locks, said: report.diagnostics.map(({ at, message }) => `${at.file}: ${message}`) };
}

function locked(): Record<string, string> {
  const [lock] = prove(form).locks;
  return { ...form, [path]: lock?.text ?? '' };
}

function withChange(file: keyof typeof form, was: string, is: string) {
  return { ...locked(), [file]: form[file].replace(was, is) };
}

it('records texts in one line each, of a later version only what differs', () => {
  expect(prove(form).locks).toEqual([
    {
      path,
      text: `{"about":"Written by \\"formpress lock\\": the texts as they were last looked at. A version says only what differs from the one before.","digest":"7e8ece5bd90e5b0f05bd40a8ca4ff053679ff9d390e35766db87bd60483c01c3",
"texts":{"2025.1.0":{
"name":"A-4",
"title":"Certificate",
"type":"RESIDENT",
"effective":"2025-01-01",
"source agency":"Department of Revenue",
"source revision":"3/25",
"wording":"ours",
"@limit from":"Line 3",
"@limit confidence":"unverified",
"AL.isExempt type":"boolean",
"AL.isExempt about":"Exempt",
"QS1 breadcrumb":"Exemption",
"isExempt ask":"Are you exempt?",
"isExempt option A":"Yes",
"isExempt option B":"No",
"isExempt when":"a == 'x'",
"isExempt confidence":"unverified",
"isExempt note 1":"One.",
"isExempt note 2":"All. | Two. | Three.",
"isExempt note 2 place":"below"
},
"2026.1.0":{
"isExempt when":null,
"isExempt confidence":null,
"isExempt note 1":null,
"isExempt note 2":null,
"isExempt note 2 place":null,
"isExempt ask":"Are you exempt from tax?"
}},
"translations":{
"No":["No","Non"],
"Yes":["Sí","Oui"]
}}
`,
    },
  ]);
});

it('reports nothing while nothing changed', () => {
  expect(prove(locked())).toEqual({ locks: [], said: [] });
});

const [first, second] = ['2025.1.0', '2026.1.0'].map(
  (version) => `us/AL/AL101/${version}/questions.yaml` as keyof typeof form,
) as [keyof typeof form, keyof typeof form];
const about = 'us/AL/AL101/2025.1.0/form.yaml';
const french = 'us/AL/AL101/translations/fr.yaml';

it.each([
  [
    'a changed question',
    withChange(second, 'from tax', 'from all tax'),
    `${second}: The question "isExempt" was "Are you exempt from tax?" when it was locked, and is now "Are you exempt from all tax?".`,
  ],
  [
    'exchanged options',
    withChange(second, "A: 'Yes', B: 'No'", "A: 'No', B: 'Yes'"),
    `${second}: The option "A" of "isExempt" and the option "B" of "isExempt" swapped places: the first was "Yes" when it was locked, and is now "No".`,
  ],
  [
    'a changed translation',
    withChange(french, 'fr: Oui', 'fr: Ouais'),
    `${french}: The French of the option "A" of "isExempt" was "Oui" when it was locked, and is now "Ouais".`,
  ],
  [
    'exchanged translations',
    withChange(
      french,
      "Yes', fr: Oui }\n- { en: 'No', fr: Non",
      "Yes', fr: Non }\n- { en: 'No', fr: Oui",
    ),
    `${french}: The French of the option "A" of "isExempt" and the French of the option "B" of "isExempt" swapped places: the first was "Oui" when it was locked, and is now "Non".`,
  ],
  [
    'a condition that is gone',
    withChange(first, `{ when: "a == 'x'" }`, 'always'),
    `${first}: The condition for an answer to "isExempt" is gone: it was "a == 'x'" when it was locked.`,
  ],
  [
    'a label of confidence that is gone',
    withChange(first, '      confidence: unverified\n', ''),
    `${first}: The confidence in "isExempt" is gone: it was "unverified" when it was locked.`,
  ],
  [
    'a note in another place',
    withChange(first, 'place: below', 'place: above'),
    `${first}: The place of note 2 of "isExempt" was "below" when it was locked, and is now "above".`,
  ],
  [
    'a note that no longer has a place',
    withChange(first, ', place: below', ''),
    `${first}: The place of note 2 of "isExempt" is gone: it was "below" when it was locked.`,
  ],
  [
    'another revision',
    withChange(about, 'revision: 3/25', 'revision: 3/24'),
    `${about}: The revision was "3/25" when it was locked, and is now "3/24".`,
  ],
  [
    'no revision',
    withChange(about, ', revision: 3/25', ''),
    `${about}: The revision of the source is gone: it was "3/25" when it was locked.`,
  ],
  [
    'wording that is no longer said to be ours',
    withChange(about, 'wording: ours\n', ''),
    `${about}: The wording of the statements is gone: it was "ours" when it was locked.`,
  ],
  [
    'an amount from another line',
    withChange(about, 'from: Line 3', 'from: Line 4'),
    `${about}: Where the amount "limit" was read was "Line 3" when it was locked, and is now "Line 4".`,
  ],
  [
    'an amount that is verified all of a sudden',
    withChange(about, ', confidence: unverified', ''),
    `${about}: The confidence in "@limit" is gone: it was "unverified" when it was locked.`,
  ],
  [
    'a note that is gone',
    withChange(first, ', { list: [Two., Three.], label: All., place: below }', ''),
    `${first}: "isExempt note 2" is gone since the texts were locked.`,
  ],
  [
    'a new text',
    withChange(second, "B: 'No'", "B: 'No', C: Perhaps"),
    `${second}: The option "C" of "isExempt" is new since the texts were locked.`,
  ],
  [
    'another file',
    { ...locked(), [path]: '{}' },
    `${path}: This file was changed after "formpress lock" wrote it.`,
  ],
  [
    'a line that was edited by hand',
    { ...locked(), [path]: locked()[path]?.replace('Sí', 'Si') ?? '' },
    `${path}: This file was changed after "formpress lock" wrote it.`,
  ],
])('says in words what differs: %s', (_, files, said) => {
  const found = prove(files);
  expect(found.said).toEqual([said]);
  expect(found.locks.map((lock) => lock.path)).toEqual([path]);
});

it('remembers the versions that were locked', () => {
  const { 'us/AL/AL101/2025.1.0/blank.lock.json': _, ...rest } = locked();
  expect(prove(rest)).toEqual({
    locks: [],
    said: [
      'us/AL/AL101/2025.1.0/form.yaml: AL101 2025.1.0 was locked, but its paths.lock.json and blank.lock.json are missing.',
    ],
  });
});
