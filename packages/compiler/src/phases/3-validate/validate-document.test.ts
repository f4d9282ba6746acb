import { expect, it } from 'vitest';
import { marked } from '../../diagnostics/marked.ts';
import { createReport } from '../../diagnostics/report.ts';
import { parse } from '../2-parse/parse.ts';
import type { FileKind } from './recognise-file.ts';
import { validateDocument } from './validate-document.ts';

function mistakesIn(kind: FileKind, text: string, file = `${kind}.yaml`) {
  const report = createReport();
  const [document] = parse(new Map([[file, Buffer.from(text)]]), report).documents;
  if (!document) throw new Error(`No tree: ${report.diagnostics[0]?.message}`);
  const valid = validateDocument(document, kind, report);
  return { valid, diagnostics: report.diagnostics };
}

const set = (questions: string, next = 'QS2') =>
  `QS1:\n  breadcrumb: A\n  questions:\n${questions}  next: ${next}\n`;
const question = (lines: string) => set(`    a:\n      ask: A\n      answer: b\n${lines}`);

it('gives the data of a file that is right, every value a text', () => {
  const { valid, diagnostics } = mistakesIn('people', 'employee: {}\nemployer: {}\naddress: {}\n');
  expect(diagnostics).toEqual([]);
  expect(valid?.data).toEqual({ employee: {}, employer: {}, address: {} });
});

const cases: [FileKind, string, string, string][] = [
  [
    'questions',
    question('      «require»: always\n'),
    'unknown-key',
    'A question has no "require". Did you mean "required"?',
  ],
  ['questions', question('      «colour»: red\n'), 'unknown-key', 'A question has no "colour".'],
  [
    'questions',
    set('    «a»:\n      ask: A\n'),
    'missing-key',
    'The question "a" has no "answer".',
  ],
  [
    'questions',
    set('    a: «agian»\n'),
    'wrong-value',
    '"a" cannot be "agian". Did you mean "again"?',
  ],
  [
    'questions',
    set('    a: «What?»\n'),
    'wrong-kind',
    '"a" needs lines with a name each, and here stands a text.',
  ],
  ['questions', set('    «A»: again\n'), 'wrong-name', '"A" cannot be a name in "questions".'],
  [
    'questions',
    question('      required: «sometimes»\n'),
    'wrong-value',
    '"required" cannot be "sometimes".',
  ],
  [
    'questions',
    question('      required: { «whn»: x }\n'),
    'unknown-key',
    '"required" has no "whn". Did you mean "when"?',
  ],
  [
    'questions',
    question("      ask2: ''\n").replace('ask: A', "ask: «''»").replace("      ask2: ''\n", ''),
    'empty-value',
    '"ask" has no value.',
  ],
  [
    'questions',
    question('      notes:\n        - { «txt»: A }\n'),
    'unknown-key',
    'A note with "text" has no "txt". Did you mean "text"?',
  ],
  [
    'questions',
    question('      notes:\n        - { «table»: { headers: [A] } }\n').replace(
      '«table»',
      '«table»',
    ),
    'missing-key',
    '"table" has no "rows".',
  ],
  [
    'questions',
    question('      notes:\n        - «Remember: sign»\n'),
    'unquoted-colon',
    'This text has a colon in it.',
  ],
  [
    'questions',
    question('      notes:\n        - { «headers»: [A], rows: [[B]] }\n'),
    'unknown-key',
    'A row of "notes" has no "headers" or "rows".',
  ],
  [
    'questions',
    question('      notes: «Remember.»\n'),
    'wrong-kind',
    '"notes" needs a list, and here stands a text.',
  ],
  ['questions', question('      «notes»: []\n'), 'wrong-count', '"notes" is empty.'],
  [
    'questions',
    set('    a: again\n', '{ «finsh»: sign }'),
    'unknown-key',
    'A row with "finish" has no "finsh". Did you mean "finish"?',
  ],
  ['questions', set('    a: again\n', '«QS»'), 'wrong-value', '"next" cannot be "QS".'],
  [
    'questions',
    set('    a: again\n', '{ by: a, true: «done» }'),
    'wrong-value',
    '"true" cannot be "done".',
  ],
  [
    'questions',
    set('    a: again\n').replace('next', '«next»').replace('QS2', '{ A: QS2, B: QS3 }'),
    'missing-key',
    '"next" has no "by".',
  ],
  [
    'questions',
    set('    a: again\n').replace('next: QS2', '«next»: [QS2]'),
    'wrong-kind',
    '"next" needs a text or lines with a name each, and here stands a list.',
  ],
  ['questions', '«Q1»: none\n', 'wrong-name', '"Q1" cannot be a name in questions.yaml.'],
  ['questions', '«given»: { a: b }\n', 'wrong-name', '"given" cannot be a name in questions.yaml.'],
  [
    'form',
    'name: A\ntitle: B\neffective: «today»\nbasedOn: W4101 2026.1.0\n',
    'wrong-value',
    '"effective" cannot be "today".',
  ],
  [
    'form',
    'name: A\neffective: 2026-01-01\nbasedOn: W4101 2026.1.0\n',
    'missing-key',
    'form.yaml has no "title".',
  ],
  [
    'form',
    'name: A\ntitle: B\neffective: 2026-01-01\ntype: EXEMPT\nstatements: {}\n',
    'missing-key',
    'form.yaml has no "people" or "taxParameters".',
  ],
  [
    'form',
    'name: A\ntitle: B\neffective: 2026-01-01\nbasedOn: W4101 2026.1.0\nconfidence: «maybe»\n',
    'wrong-value',
    '"confidence" cannot be "maybe".',
  ],
  [
    'form',
    'name: A\ntitle: B\neffective: 2026-01-01\nbasedOn: W4101 2026.1.0\namounts:\n  a: { is: { X: «$1000» }, from: A }\n',
    'wrong-value',
    '"X" cannot be "$1000".',
  ],
  [
    'form',
    'name: A\ntitle: B\neffective: 2026-01-01\nbasedOn: W4101 2026.1.0\namounts:\n  a: { is: [{ «over»: 1, plus: 2 }], from: A }\n',
    'missing-key',
    'This row of a table by size has no "rate".',
  ],
  [
    'form',
    'name: A\ntitle: B\neffective: 2026-01-01\nbasedOn: W4101 2026.1.0\npeople: { employee: [«frstName»], employer: [] }\n',
    'wrong-value',
    '"employee" cannot have "frstName". Did you mean "firstName"?',
  ],
  [
    'pdf',
    'sign:\n  signatureLine: { page: 1, «box»: [1, 2, 3] }\n',
    'wrong-count',
    '"box" needs 4 values, and has 3.',
  ],
  [
    'pdf',
    'sign:\n  «signatureLine»: { page: 1 }\n',
    'missing-key',
    '"signatureLine" has no "box".',
  ],
  [
    'pdf',
    'fields:\n  a: { print: x, overflow: «cut», because: y }\n',
    'wrong-value',
    '"overflow" cannot be "cut".',
  ],
  ['pdf', 'blank:\n  «-f1\n  -f2»\n', 'missing-space', 'There is no space after the dash.'],
  [
    'locality',
    'locality: AZ\nname: Arizona\nflows:\n  AZ_RESIDENT:\n    - { «begin»: QS1 }\n',
    'unknown-key',
    'A row of "AZ_RESIDENT" has no "begin".',
  ],
  [
    'locality',
    'locality: AZ\nname: Arizona\nforms:\n  AZ101: { recommended: true, «wen»: x }\n',
    'unknown-key',
    'A form of a locality has no "wen". Did you mean "when"?',
  ],
  [
    'case',
    '- about: A\n  «answer»: { a: b }\n  expect: {}\n',
    'unknown-key',
    'A case has no "answer". Did you mean "answers"?',
  ],
  ['case', '- «about»: A\n- about: B\n', 'missing-key', 'This case has no "expect".'],
];

it.each(cases)('says of %s %j: %s', (kind, yaml, code, message) => {
  const { text, span } = marked(yaml);
  const { diagnostics, valid } = mistakesIn(kind, text);
  expect(valid !== undefined).toBe(message.includes('Did you mean'));
  expect(
    diagnostics.map((each) => ({ code: each.code, at: each.at, message: each.message })),
  ).toEqual([{ code, at: { file: `${kind}.yaml`, ...span }, message }]);
});

it('reports unrelated mistakes each, in one run', () => {
  const { text, spans } = marked(
    set('    a:\n      ask: A\n      answer: b\n      «require»: always\n    b: «What?»\n', '«QS»'),
  );
  const places = mistakesIn('questions', text).diagnostics.map(({ at }) => at.start);
  expect(places.toSorted((a, b) => a - b)).toEqual(spans.map(({ start }) => start));
});

it('takes names that all lack their place for one mistake', () => {
  const { text, span } = marked(
    '«name»: x\nexempt: y\ndependents: z\nsign: {}\nallowance: a\nmore: b\n',
  );
  expect(mistakesIn('pdf', text).diagnostics).toMatchObject([
    { at: span, message: 'pdf.yaml has no "name", "exempt", "dependents", "allowance" or 1 more.' },
  ]);
});

it('counts rows that lack the same', () => {
  const [first] = mistakesIn('case', '- about: A\n- about: B\n- about: C\n').diagnostics;
  expect(first?.help).toBe('Add "expect": what must come out. 3 rows of this list lack it.');
});

it('says nothing more about a line that parsing has reported', () => {
  const { diagnostics } = mistakesIn('questions', question('      required:\n'));
  expect(diagnostics.map(({ code }) => code)).toEqual(['empty-value']);
});
