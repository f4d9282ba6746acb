/** Mistakes about who gets which form, planted one at a time in our own definitions: each is found. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openWorkspace } from '@formpress/compiler';
import { beforeAll, expect, it } from 'vitest';
import { definitions } from '../foundation/compile-folder.ts';

type Planted = [mistake: string, file: string, was: string, is: string, found: string[]];

const planted: Planted[] = [
  [
    'a reciprocal state dropped from what is recommended',
    'us/IL/locality.yaml',
    `recommended: "home in ['IA', 'KY', 'MI', 'WI']"`,
    `recommended: "home in ['IA', 'KY', 'MI']"`,
    ['reciprocity-not-followed'],
  ],
  [
    'a reciprocal state exchanged in a flow',
    'us/WV/locality.yaml',
    `when: "home in ['KY', 'MD', 'OH', 'PA', 'VA']"`,
    `when: "home in ['KY', 'MD', 'NC', 'PA', 'VA']"`,
    ['reciprocity-not-followed'],
  ],
  [
    'an agreement changed on one side alone',
    'shared/reciprocity.yaml',
    'NJ: { frees: [PA]',
    'NJ: { frees: [NY]',
    ['one-sided-agreement'],
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
    `when: "worksHere or 'DC' in work", forms`,
    `when: "not (worksHere or 'DC' in work)", forms`,
    ['failed-place-case', 'flow-and-forms-disagree'],
  ],
  [
    'a form recommended to nobody',
    'us/UT/locality.yaml',
    'recommended: true',
    'recommended: false',
    ['failed-place-case', 'flow-and-forms-disagree'],
  ],
  [
    'the answers of a flow exchanged',
    'us/NM/flows/NM_NONRESIDENT.yaml',
    'true: [NM101]\n        false: []',
    'true: []\n        false: [NM101]',
    ['failed-place-case'],
  ],
  [
    'the English and the French form exchanged',
    'ca/ON/flows/ON_CANADA_RESIDENT.yaml',
    'ENGLISH: [ON101]\n        FRENCH: [ON101FR]',
    'ENGLISH: [ON101FR]\n        FRENCH: [ON101]',
    ['failed-place-case', 'wrong-language-form'],
  ],
  [
    'a form handed out without asking what it refuses',
    'us/DC/locality.yaml',
    'DC_NONRESIDENT:\n    - { start: QS1 }',
    'DC_NONRESIDENT:\n    - { forms: [DC102] }',
    ['failed-place-case', 'refused-by-form', 'unreachable-set'],
  ],
];

const workspace = openWorkspace(definitions, { isUnproved: false });
let before: string[] = [];

/** The codes of what is found, each once. */
async function found(): Promise<string[]> {
  const { report } = await workspace.check();
  const codes = report.diagnostics.flatMap(({ code, accepted }) => (accepted ? [] : [code]));
  return [...new Set(codes)].sort();
}

beforeAll(async () => {
  before = await found();
}, 600_000);

it('finds nothing before a mistake is planted', () => {
  expect(before).toEqual([]);
});

it.each(planted)(
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
