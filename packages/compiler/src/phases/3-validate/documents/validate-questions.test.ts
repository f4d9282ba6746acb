import { expect, it } from 'vitest';
import { marked } from '../../../../../../test/foundation/marked.ts';
import { mistakesIn } from './mistakes-in.ts';

const set = (questions: string, next = 'QS2') =>
  `QS1:\n  breadcrumb: A\n  questions:\n${questions}  next: ${next}\n`;
const question = (lines: string) => set(`    a:\n      ask: A\n      answer: b\n${lines}`);

const cases: [string, string, string][] = [
  [
    question('      «require»: always\n'),
    'unknown-key',
    'A question has no "require". Did you mean "required"?',
  ],
  [question('      «colour»: red\n'), 'unknown-key', 'A question has no "colour".'],
  [set('    «a»:\n      ask: A\n'), 'missing-key', 'The question "a" has no "answer".'],
  [set('    a: «agian»\n'), 'wrong-value', '"a" cannot be "agian". Did you mean "again"?'],
  [set('    a: «What?»\n'), 'wrong-kind', '"a" needs named lines, but this is a text.'],
  [set('    «A»: again\n'), 'wrong-name', '"A" cannot be a name in "questions".'],
  [question('      required: «sometimes»\n'), 'wrong-value', '"required" cannot be "sometimes".'],
  [
    question('      required: { «whn»: x }\n'),
    'unknown-key',
    '"required" has no "whn". Did you mean "when"?',
  ],
  [
    question("      ask2: ''\n").replace('ask: A', "ask: «''»").replace("      ask2: ''\n", ''),
    'empty-value',
    '"ask" has no value.',
  ],
  [
    question('      notes:\n        - { «txt»: A }\n'),
    'unknown-key',
    'A note with "text" has no "txt". Did you mean "text"?',
  ],
  [
    question('      notes:\n        - { «table»: { headers: [A] } }\n').replace(
      '«table»',
      '«table»',
    ),
    'missing-key',
    '"table" has no "rows".',
  ],
  [
    question('      notes:\n        - «Remember: sign»\n'),
    'unquoted-colon',
    'This text has a colon in it.',
  ],
  [
    question('      notes:\n        - { «headers»: [A], rows: [[B]] }\n'),
    'unknown-key',
    'A row of "notes" has no "headers" or "rows".',
  ],
  [
    question('      notes: «Remember.»\n'),
    'wrong-kind',
    '"notes" needs a list, but this is a text.',
  ],
  [question('      «notes»: []\n'), 'wrong-count', '"notes" is empty.'],
  [
    set('    a: again\n', '{ «finsh»: sign }'),
    'unknown-key',
    'A row with "finish" has no "finsh". Did you mean "finish"?',
  ],
  [set('    a: again\n', '«QS»'), 'wrong-value', '"next" cannot be "QS".'],
  [set('    a: again\n', '{ by: a, true: «done» }'), 'wrong-value', '"true" cannot be "done".'],
  [
    set('    a: again\n').replace('next', '«next»').replace('QS2', '{ A: QS2, B: QS3 }'),
    'missing-key',
    '"next" has no "by".',
  ],
  [
    set('    a: again\n').replace('next: QS2', '«next»: [QS2]'),
    'wrong-kind',
    '"next" needs a text or named lines, but this is a list.',
  ],
  ['«Q1»: none\n', 'wrong-name', '"Q1" cannot be a name in questions.yaml.'],
  ['«given»: { a: b }\n', 'wrong-name', '"given" cannot be a name in questions.yaml.'],
];

it.each(cases)('says of %j: %s', (yaml, code, message) => {
  const { text, span } = marked(yaml);
  const { diagnostics, valid } = mistakesIn('questions', text);
  expect(valid !== undefined).toBe(message.includes('Did you mean'));
  expect(
    diagnostics.map((each) => ({ code: each.code, at: each.at, message: each.message })),
  ).toEqual([{ code, at: { file: 'questions.yaml', ...span }, message }]);
});

it('reports unrelated mistakes each, in one run', () => {
  const { text, spans } = marked(
    set('    a:\n      ask: A\n      answer: b\n      «require»: always\n    b: «What?»\n', '«QS»'),
  );
  const places = mistakesIn('questions', text).diagnostics.map(({ at }) => at.start);
  expect(places.toSorted((a, b) => a - b)).toEqual(spans.map(({ start }) => start));
});

it('reports a line no further that parsing has already reported', () => {
  const { diagnostics } = mistakesIn('questions', question('      required:\n'));
  expect(diagnostics.map(({ code }) => code)).toEqual(['empty-value']);
});
