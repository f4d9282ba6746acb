import { expect, it } from 'vitest';
import { marked } from '../../../../../test/foundation/marked.ts';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { rewrittenValue } from './rewritten-value.ts';

/** A text whose first mark is around a value and others around its items, with a new value in its place. */
function rewritten(written: string, is: string | string[]): string {
  const { text, spans } = marked(written);
  const [value, ...items] = spans.map((span): SourceRange => ({ file: 'a.yaml', ...span }));
  if (!value) throw new Error('There is no mark.');
  const edits = rewrittenValue(text, value, is, (index) => items[index] ?? value);
  return edits.reduceRight((made, edit) => {
    const { start, end } = edit.at;
    return 'text' in edit ? `${made.slice(0, start)}${edit.text}${made.slice(end)}` : made;
  }, text);
}

it.each([
  ['values: { a: «4400», b: 1 } # by hand', '4500', 'values: { a: 4500, b: 1 } # by hand'],
  ["  a: «'4400'»\n", "it's", "  a: 'it''s'\n"],
  ['  a: «"4400"»\n', 'say "x"', '  a: "say \\"x\\""\n'],
  ['{ a: «on» }', '', "{ a: '' }"],
  ['{ a: «50» }', '1,250.00', "{ a: '1,250.00' }"],
])('writes into %s', (written, is, text) => {
  expect(rewritten(written, is)).toBe(text);
});

it('writes a list in its own style', () => {
  const { text } = marked('path: [A, B]');
  expect(text).toBe('path: [A, B]');
  expect(rewritten('path: «[A, B]»', ['A', 'C', 'D'])).toBe('path: [A, C, D]');
  expect(rewritten('path:\r\n  «- A\r\n  - B» # why\r\n', ['A', 'C', 'D'])).toBe(
    'path:\r\n  - A\r\n  - C\r\n  - D # why\r\n',
  );
  expect(rewritten('rules: «[]»', ['tooMany'])).toBe('rules: [tooMany]');
  expect(rewritten('rules:\n  «- tooMany»\n', [])).toBe('rules:\n  []\n');
});
