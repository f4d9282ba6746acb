import { expect, it } from 'vitest';
import { marked } from '../../../../../../test/foundation/marked.ts';
import { inOrder } from '../../../diagnostics/in-order.ts';
import { createReport } from '../../../diagnostics/report.ts';
import { parse } from '../../2-parse/parse.ts';
import { validateDocument } from '../documents/validate-document.ts';
import type { FileKind } from '../files/recognise-file.ts';

function mistakesIn(kind: FileKind, text: string) {
  const report = createReport();
  const [document] = parse(new Map([[`${kind}.yaml`, Buffer.from(text)]]), report).documents;
  if (!document) throw new Error(`No tree: ${report.diagnostics[0]?.message}`);
  const valid = validateDocument(document, kind, report);
  return { valid, diagnostics: report.diagnostics };
}

const set = (questions: string) => `QS1:\n  breadcrumb: A\n  questions:\n${questions}  next: QS2\n`;
const question = (lines: string) => set(`    a:\n      ask: A\n      answer: b\n${lines}`);

it('returns the intended data when only names and words are mistyped', () => {
  const { valid, diagnostics } = mistakesIn(
    'questions',
    question('      require: alway\n').replace('next', 'nxt'),
  );
  expect(inOrder(diagnostics).map(({ message }) => message)).toEqual([
    'A question has no "require". Did you mean "required"?',
    'A question set has no "nxt". Did you mean "next"?',
  ]);
  expect(valid?.data).toEqual({
    QS1: {
      breadcrumb: 'A',
      questions: { a: { ask: 'A', answer: 'b', required: 'always' } },
      next: 'QS2',
    },
  });
});

it('does not take one name for another that is there already', () => {
  const { valid } = mistakesIn('questions', question('      required: always\n      require: x\n'));
  expect(valid).toBeUndefined();
});

it('finds mistakes next to a line that could not be read, but none that the line may explain', () => {
  const { text, spans } = marked(
    set(
      '    a:\n      ask: «One: two»\n      answer: b\n      «colour»: red\n    «b»:\n      ask: B\n',
    ),
  );
  const places = mistakesIn('questions', text).diagnostics.map(({ at }) => at.start);
  expect(places.toSorted((a, b) => a - b)).toEqual(spans.map(({ start }) => start));
});

it('does not report as missing what the first line may have contained', () => {
  const { diagnostics } = mistakesIn(
    'form',
    'name: A: B\ntitle: C\neffective: 2026-01-01\nbasedOn: W4101 2026.1.0\n',
  );
  expect(diagnostics.map(({ code }) => code)).toEqual(['unquoted-colon']);
});
