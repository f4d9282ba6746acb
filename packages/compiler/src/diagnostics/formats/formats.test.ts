import { expect, it } from 'vitest';
import { marked } from '../../../../../test/foundation/marked.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { diagnosticsAsJson } from './json.ts';
import { printDiagnostics } from './text.ts';

const { text, spans } = marked('a: b\nnext:\n  «by»: x\n  A: «QS9»\nz: y\n');
const [by = { start: 0, end: 0 }, target = { start: 0, end: 0 }] = spans;
const files = new Map([['us/questions.yaml', Buffer.from(text)]]);
const file = 'us/questions.yaml';
const unknownSet: Diagnostic = {
  code: 'unknown-set',
  severity: 'error',
  at: { file, ...target },
  message: 'The form has no set "QS9".',
  related: [{ at: { file, ...by }, message: 'It is decided here:' }],
  help: 'Write one of its sets.',
};
const missingFile: Diagnostic = {
  code: 'missing-file',
  severity: 'warning',
  at: { file: 'ca', start: 0, end: 0 },
  message: 'There is no locality.yaml.',
};

it('prints the place, the message, the lines, related places and the help, by file and place', () => {
  expect(
    printDiagnostics([unknownSet, missingFile], files, { colour: false }),
  ).toBe(`ca  warning  missing-file

  There is no locality.yaml.

us/questions.yaml:4:6  error  unknown-set

  The form has no set "QS9".

    3 |   by: x
  > 4 |   A: QS9
      |      ^^^
    5 | z: y

  It is decided here:  us/questions.yaml:3:3

    2 | next:
  > 3 |   by: x
      |   ^^
    4 |   A: QS9

  Write one of its sets.
`);
});

it('puts the folder before the names of files', () => {
  const [first] = printDiagnostics([unknownSet], files, {
    colour: false,
    folder: 'definitions',
  }).split('\n');
  expect(first).toBe('definitions/us/questions.yaml:4:6  error  unknown-set');
});

it('marks only the first line of a long place', () => {
  const at = { file, start: by.start, end: text.length };
  const lines = printDiagnostics([{ ...missingFile, at }], files, { colour: false }).split('\n');
  expect(lines.find((line) => line.includes('^'))).toBe('      |   ^^^^^');
});

it('colours the severity only when asked', () => {
  const paint = (colour: boolean) =>
    printDiagnostics([unknownSet], files, { colour }).includes('\u001B[31m');
  expect([paint(true), paint(false)]).toEqual([true, false]);
});

const accepted = { ...missingFile, accepted: 'The agency has none.' };

it('shows an accepted warning only when asked, with its reason', () => {
  expect(printDiagnostics([accepted], files, { colour: false })).toBe('');
  expect(
    printDiagnostics([accepted], files, { colour: false, showAccepted: true }),
  ).toBe(`ca  accepted  missing-file

  There is no locality.yaml.

  Accepted: The agency has none.
`);
});

it('gives programs lines and columns', () => {
  expect(
    JSON.parse(diagnosticsAsJson([unknownSet, missingFile], files, { colour: false })),
  ).toEqual([
    {
      code: 'missing-file',
      severity: 'warning',
      message: 'There is no locality.yaml.',
      file: 'ca',
    },
    {
      code: 'unknown-set',
      severity: 'error',
      message: 'The form has no set "QS9".',
      file,
      start: { line: 4, column: 6 },
      end: { line: 4, column: 9 },
      related: [
        {
          message: 'It is decided here:',
          file,
          start: { line: 3, column: 3 },
          end: { line: 3, column: 5 },
        },
      ],
      help: 'Write one of its sets.',
    },
  ]);
});
