import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withCopy } from '../foundation/compile-folder.ts';
import { runFormpress as run } from '../foundation/run-formpress.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));
const text = 'Your allowance: all of it';

/** A copy of the smallest form with a text whose colon YAML misreads. */
async function withMistake(work: (copy: string, file: string) => Promise<void>): Promise<void> {
  await withCopy(smallestForm, async (copy) => {
    const file = join(copy, 'us/AL/AL101/2026.1.0/questions.yaml');
    const before = await readFile(file, 'utf8');
    await writeFile(file, before.replace('ask: Your allowance', `ask: ${text}`));
    await work(copy, file);
  });
}

it('shows what it would mend as a diff, and changes nothing', async () => {
  await withMistake(async (copy, file) => {
    const before = await readFile(file, 'utf8');
    const { code, out, error } = await run('check', copy, '--fix-dry-run');
    expect([code, error]).toEqual([0, '']);
    expect(out).toContain(`--- ${file}\n+++ ${file}\n`);
    const changed = out.split('\n').filter((line) => /^[-+] /.test(line));
    expect(changed).toEqual([`-      ask: ${text}`, `+      ask: '${text}'`]);
    expect(await readFile(file, 'utf8')).toBe(before);
  });
});

it('mends what needs no decision, says so, and leaves every other byte', async () => {
  await withMistake(async (copy, file) => {
    const before = await readFile(file, 'utf8');
    const { out, error } = await run('check', copy, '--fix');
    expect(error).toBe(
      `${file}: unquoted-colon: Put the text in quotes.\n1 finding fixed in 1 file.\n`,
    );
    expect(out).not.toContain('error  unquoted-colon');
    expect(await readFile(file, 'utf8')).toBe(before.replace(text, `'${text}'`));
  });
});

it('leaves to the analyst what needs a decision', async () => {
  await withCopy(smallestForm, async (copy) => {
    const file = join(copy, 'us/AL/AL101/2026.1.0/questions.yaml');
    const wrong = (await readFile(file, 'utf8')).replace('answer: yesNo', 'answer: yesNoo');
    await writeFile(file, wrong);
    const { code, out } = await run('check', copy, '--fix', '--json');
    expect(code).toBe(1);
    const [first] = JSON.parse(out) as { fixes?: object[] }[];
    expect(first?.fixes).toMatchObject([
      { title: 'Write "yesNo"', isSafe: false, edits: [{ text: 'yesNo' }] },
    ]);
    expect(await readFile(file, 'utf8')).toBe(wrong);
  });
});

/** A line of a file of the smallest form with a mistake, and the fixes that are offered for it. */
const offered: [
  code: string,
  name: string,
  was: string,
  is: string,
  fixes: [string, string[]][],
][] = [
  [
    'missing-translation',
    'questions.yaml',
    'ask: Your allowance',
    'ask: "Allowance: yours"',
    [
      [
        'Add pairs to fill in',
        ['es', 'fr'].map((each) => `\n- en: 'Allowance: yours'\n  ${each}: TODO`),
      ],
    ],
  ],
  [
    'unmapped-answer',
    'questions.yaml',
    '    true: { finish: sign }\n',
    '',
    [['Add "true: TODO"', ['\n    true: TODO']]],
  ],
  [
    'unmapped-answer',
    'questions.yaml',
    '    false: QS2\n',
    '',
    [
      ['Add "false: QS2"', ['\n    false: QS2']],
      ['Add "false: TODO"', ['\n    false: TODO']],
    ],
  ],
  [
    'missing-code',
    'form.yaml',
    'type: boolean',
    'type: string, map: { true: E }, else: N',
    [['Add "false: TODO"', [', false: TODO']]],
  ],
  [
    'unbound-field',
    'pdf.yaml',
    "  name: '{{employee.name}}'\n",
    '',
    [
      ['Bind it to "TODO" under "fields"', ['\n  name: TODO']],
      ['List it under "blank"', ['\nblank:\n  - name']],
    ],
  ],
  [
    'unknown-key',
    'questions.yaml',
    'required: always\n    allowance',
    'required: always\n      colour: red\n    allowance',
    [['Remove "colour"', ['']]],
  ],
  [
    'form-never-offered',
    '../../locality.yaml',
    "forms:\n  AL101: { when: 'livesHere or worksHere', recommended: true }\n",
    '',
    [
      [
        'Add "AL101: { when: TODO, recommended: TODO }" under "forms"',
        ['\nforms:\n  AL101: { when: TODO, recommended: TODO }'],
      ],
    ],
  ],
  [
    'unknown-place',
    '../../locality.yaml',
    'recommended: true',
    `recommended: "home != 'Georgia'"`,
    [['Write "GA"', ['GA']]],
  ],
  [
    'unknown-place',
    '../../locality.yaml',
    'recommended: true',
    `recommended: "home != 'QX'"`,
    [['Write "TODO"', ['TODO']]],
  ],
  [
    'one-sided-agreement',
    '../../../../shared/reciprocity.yaml',
    '',
    'AL: { frees: [GA, DC], claimedOn: AL101 }\nGA: { frees: [TN], claimedOn: GA101 }\n',
    [
      ['Name AL under "frees" of GA', [', AL']],
      ['Remove GA under "frees" of AL', ['']],
    ],
  ],
  [
    'wrong-line',
    'questions.yaml',
    'ask: Your allowance\n',
    "ask: Your allowance\n      line: 'Worksheet, 1'\n",
    [['Write "2"', ['2']]],
  ],
];

it.each(offered)('offers fixes of %s, and applies none', async (code, name, was, is, fixes) => {
  await withCopy(smallestForm, async (copy) => {
    const file = join(copy, 'us/AL/AL101/2026.1.0', name);
    const before = existsSync(file) ? await readFile(file, 'utf8') : '';
    expect(before).toContain(was);
    await writeFile(file, before.replace(was, is));
    const { out } = await run('check', copy, '--fix', '--json');
    const found = (JSON.parse(out) as Finding[]).find((each) => each.code === code);
    const shown = found?.fixes?.map(({ title, isSafe, edits }) => [
      title,
      isSafe,
      edits.map(({ text }) => text),
    ]);
    expect(shown).toEqual(fixes.map(([title, texts]) => [title, false, texts]));
    expect(await readFile(file, 'utf8')).toBe(before.replace(was, is));
  });
});

/** A redundant line, as it is written and as it is mended. */
const idle: [code: string, name: string, is: string, mended: string][] = [
  [
    'redundant-prints',
    'questions.yaml',
    '      required: always\n      prints: { nothing: There is no box. }\n    allowance:',
    '      required: always\n    allowance:',
  ],
  [
    'redundant-overflow',
    'pdf.yaml',
    "  dependents: { print: '{{dependents}}', overflow: refuse, because: It is small. }\n",
    "  dependents: '{{dependents}}'\n",
  ],
  [
    'redundant-overflow',
    'pdf.yaml',
    "  dependents:\n    overflow: refuse\n    print: '{{dependents}}'\n    because: It is small.\n",
    "  dependents: '{{dependents}}'\n",
  ],
];

it.each(idle)('mends %s in %s, which changes nothing else', async (code, name, is, mended) => {
  await withCopy(smallestForm, async (copy) => {
    const file = join(copy, 'us/AL/AL101/2026.1.0', name);
    const before = await readFile(file, 'utf8');
    expect(before).toContain(mended);
    await run('lock', copy);
    await writeFile(file, before.replace(mended, is));
    const { out, error } = await run('check', copy, '--fix');
    expect(error).toContain(`${file}: ${code}: `);
    expect(out).not.toContain('error');
    expect(await readFile(file, 'utf8')).toBe(before);
  });
});

type Finding = {
  code: string;
  fixes?: { title: string; isSafe: boolean; edits: { text: string }[] }[];
};

it('offers a bound to fill in, or as many digits as the kind of answer accepts', async () => {
  await withCopy(smallestForm, async (copy) => {
    const answers = join(copy, 'shared/answers.yaml');
    const kind = `dollars:\n  show: INPUT DOLLAR\n  holds: number\n  scale: 0\n  accepts: '^[0-9]{1,2}$'\n  otherwise: Choose Yes or No.\n`;
    await writeFile(answers, `${await readFile(answers, 'utf8')}${kind}`);
    const file = join(copy, 'us/AL/AL101/2026.1.0/questions.yaml');
    const before = await readFile(file, 'utf8');
    await writeFile(file, before.replace('answer: count', 'answer: dollars'));
    const { out } = await run('check', copy, '--json');
    const found = (JSON.parse(out) as Finding[]).find(({ code }) => code === 'unbounded-amount');
    expect(found?.fixes).toMatchObject([
      { title: 'Add "digits: TODO"', isSafe: false, edits: [{ text: '\n      digits: TODO' }] },
      { title: 'Add "digits: 2"', isSafe: false, edits: [{ text: '\n      digits: 2' }] },
    ]);
  });
});
