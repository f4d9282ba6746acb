import { expect, it } from 'vitest';
import { marked } from '../../../../../../test/foundation/marked.ts';
import type { FileKind } from '../files/recognise-file.ts';
import { mistakesIn } from './mistakes-in.ts';

it('returns the data of a correct file, every value a text', () => {
  const { valid, diagnostics } = mistakesIn('people', 'employee: {}\nemployer: {}\naddress: {}\n');
  expect(diagnostics).toEqual([]);
  expect(valid?.data).toEqual({ employee: {}, employer: {}, address: {} });
});

const cases: [FileKind, string, string, string][] = [
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
    'name: A\ntitle: B\neffective: 2026-01-01\nbasedOn: W4101 2026.1.0\namounts:\n  a: { is: «0500», from: A }\n',
    'wrong-value',
    '"is" cannot be "0500".',
  ],
  [
    'form',
    'name: A\ntitle: B\neffective: 2026-01-01\nbasedOn: W4101 2026.1.0\namounts:\n  a: { is: [{ over: 0, is: «1234567890123456789012345678901234567890» }], from: A }\n',
    'wrong-value',
    '"is" cannot be "1234567890123456789012345678901234567890".',
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
    '"box" needs 4 values, but has 3.',
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

it('reports names that are all misplaced as one mistake', () => {
  const { text, span } = marked(
    '«name»: x\nexempt: y\ndependents: z\nsign: {}\nallowance: a\nmore: b\n',
  );
  expect(mistakesIn('pdf', text).diagnostics).toMatchObject([
    { at: span, message: 'pdf.yaml has no "name", "exempt", "dependents", "allowance" or 1 more.' },
  ]);
});

it('counts rows that lack the same', () => {
  const [first] = mistakesIn('case', '- about: A\n- about: B\n- about: C\n').diagnostics;
  expect(first?.help).toBe('Add "expect": the expected results. 3 rows of this list lack it.');
});
