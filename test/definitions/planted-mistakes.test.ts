/** Mistakes planted one at a time in our own definitions: each is found, with few messages. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openWorkspace } from '@formpress/compiler';
import { beforeAll, expect, it } from 'vitest';
import { definitions } from '../foundation/compile-folder.ts';
import { testCache } from '../foundation/test-cache.ts';

/** A mistake, and the codes of all messages that it brings. */
type Planted = [mistake: string, file: string, was: string, is: string, found: string[]];

const inPlaces: Planted[] = [
  [
    'a reciprocal state dropped from what is recommended',
    'us/IL/locality.yaml',
    `recommended: 'not livesHere and reciprocal(home, work)'`,
    `recommended: "home in ['IA', 'KY', 'MI']"`,
    ['reciprocity-not-followed'],
  ],
  [
    'a reciprocal state dropped from those who need no ordinary certificate',
    'us/IL/locality.yaml',
    `'(worksHere and not reciprocal(home, work)) or (livesHere and (worksHere or reciprocal(home, work)))'`,
    `"(worksHere and not (home in ['IA', 'MI', 'WI'])) or (livesHere and (worksHere or reciprocal(home, work)))"`,
    ['reciprocity-not-followed'],
  ],
  [
    'a reciprocal state exchanged in a flow',
    'us/WV/locality.yaml',
    `when: 'reciprocal(home, work)'`,
    `when: "home in ['KY', 'MD', 'NC', 'PA', 'VA']"`,
    ['reciprocity-not-followed', 'reciprocity-not-followed'],
  ],
  [
    'another form than that of the agreement in a flow',
    'us/ND/locality.yaml',
    `when: "home == 'MT'", forms: [ND101]`,
    `when: "home == 'MT'", forms: [ND104]`,
    ['reciprocity-not-followed'],
  ],
  [
    'a code in the agreements that is no state',
    'shared/reciprocity.yaml',
    'KY: { frees: [IL, IN, MI, OH,',
    'KY: { frees: [IL, IN, MI, OQ,',
    ['unknown-place'],
  ],
  [
    'an agreement changed on one side alone',
    'shared/reciprocity.yaml',
    'NJ: { frees: [PA]',
    'NJ: { frees: [NY]',
    ['one-sided-agreement', 'one-sided-agreement'],
  ],
  [
    'a code that is no state',
    'us/NJ/locality.yaml',
    `"home == 'PA'"`,
    `"home == 'PX'"`,
    ['unknown-place'],
  ],
  [
    'a condition turned round',
    'us/AL/locality.yaml',
    `when: 'reciprocal(home, work) or untaxed(work)', forms`,
    `when: 'not (reciprocal(home, work) or untaxed(work))', forms`,
    ['changed-place', 'flow-and-forms-disagree'],
  ],
  [
    'a form recommended to nobody',
    'us/UT/locality.yaml',
    'recommended: true',
    'recommended: false',
    ['changed-place', 'flow-and-forms-disagree'],
  ],
  [
    'the answers of a flow exchanged',
    'us/NM/flows/NM_NONRESIDENT.yaml',
    'true: [NM101]\n        false: []',
    'true: []\n        false: [NM101]',
    ['changed-place'],
  ],
  [
    'the English and the Spanish form exchanged',
    'us/federal/flows/FEDERAL.yaml',
    'SPANISH: [W4101SP]\n        ENGLISH: [W4101]',
    'SPANISH: [W4101]\n        ENGLISH: [W4101SP]',
    ['wrong-language-form', 'wrong-language-form'],
  ],
  [
    'a form handed out without asking what it refuses',
    'us/DC/locality.yaml',
    'DC_NONRESIDENT:\n    - { start: QS1 }',
    'DC_NONRESIDENT:\n    - { forms: [DC102] }',
    ['changed-place', 'refused-by-form', 'unreachable-set'],
  ],
  [
    'the code of another place',
    'us/NJ/locality.yaml',
    'locality: NJ',
    'locality: NY',
    ['wrong-locality'],
  ],
  [
    'questions of a flow that is not there',
    'us/CO/locality.yaml',
    'of: CO_RESIDENT',
    'of: CO_CANADA_RESIDENT',
    ['missing-flow'],
  ],
  [
    'other words in a flow',
    'us/NJ/flows/NJ_RESIDENT.yaml',
    'is outside New Jersey.',
    'is inside New Jersey.',
    ['missing-translation'],
  ],
];

const inForms: Planted[] = [
  [
    'two boxes exchanged that only their labels tell apart',
    'us/HI/HI101/2022.1.0/pdf.yaml',
    `disabled: "status == 'DISABLED'"\n  military: "status == 'MILITARY_SPOUSE'"`,
    `disabled: "status == 'MILITARY_SPOUSE'"\n  military: "status == 'DISABLED'"`,
    ['changed-binding', 'changed-binding', 'exchanged-bindings'],
  ],
  [
    'a state that is no longer left out',
    'us/IL/IL102/2010.12.0/questions.yaml',
    '      without: [Illinois]\n',
    '',
    ['changed-form'],
  ],
  [
    'an option left out that there is not',
    'us/IL/IL102/2010.12.0/questions.yaml',
    'without: [Illinois]',
    'without: [Ilinois]',
    ['unknown-answer'],
  ],
  [
    'another year in the corner of a drawn blank',
    'us/AZ/AZ107/2026.1.0/blank.yaml',
    `year: '{{@year}}'`,
    `year: '2019'`,
    ['changed-text', 'wrong-year'],
  ],
  [
    "last year's amount",
    'us/federal/W4101/2026.1.0/form.yaml',
    'SINGLE: 16100',
    'SINGLE: 15750',
    ['changed-form'],
  ],
  [
    'an amount from another line',
    'us/federal/W4101/2026.1.0/form.yaml',
    'from: Step 3(a)',
    'from: Step 3(b)',
    ['changed-text'],
  ],
  [
    'another revision',
    'us/NJ/NJ102/2019.9.0/form.yaml',
    'revision: 9-19',
    'revision: 9-18',
    ['changed-text'],
  ],
  [
    'statements that are no longer said to be in our words',
    'us/NJ/NJ102/2009.12.0/form.yaml',
    'wording: ours\n',
    '',
    ['changed-text'],
  ],
  [
    'a question that is verified all of a sudden',
    'us/federal/W4101/2026.1.0/questions.yaml',
    '      confidence: unverified\n',
    '',
    ['changed-text'],
  ],
  [
    'another kind of answer',
    'ca/QC/QC101/2026.1.0/questions.yaml',
    'answer: birthDate',
    'answer: date',
    ['changed-form'],
  ],
  [
    'a no-break space',
    'ca/QC/QC101/2026.1.0/questions.yaml',
    'your date of birth?',
    'your\u00a0date of birth?',
    ['invisible-character'],
  ],
  [
    'a statement without its negation in Spanish',
    'us/NJ/NJ102/translations/es.yaml',
    'Certifico que no estoy',
    'Certifico que estoy',
    ['changed-text', 'lost-negation'],
  ],
];

const workspace = openWorkspace(definitions, { cache: testCache() });
let before: string[] = [];

/** The codes of all open findings. */
async function found(): Promise<string[]> {
  const { report } = await workspace.check();
  const codes = report.diagnostics.flatMap(({ code, accepted }) => (accepted ? [] : [code]));
  return codes.sort();
}

beforeAll(async () => {
  before = await found();
}, 600_000);

it('finds nothing before a mistake is planted', () => {
  expect(before).toEqual([]);
});

it.each([...inPlaces, ...inForms])(
  'finds %s',
  async (_, file, was, is, expected) => {
    const text = await readFile(join(definitions, file), 'utf8');
    expect(text).toContain(was);
    workspace.put(file, text.replace(was, is));
    const codes = await found();
    workspace.put(file);
    expect(codes).toEqual(expected);
  },
  600_000,
);
