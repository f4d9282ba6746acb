import { expect, it } from 'vitest';
import { marked } from '../../../../../test/foundation/marked.ts';
import type { Diagnostic, Fix } from '../diagnostic.ts';
import { applyFixes } from './apply-fixes.ts';
import { removeEntry, suggest } from './fix.ts';

const file = 'us/questions.yaml';

/** A text with marks around places, and what it becomes when the fix of each place is applied. */
function fixed(text: string, fixOf: (at: Diagnostic['at']) => Fix[] | undefined, mark = '') {
  const { text: plain, spans } = marked(text);
  const findings = spans.map((span): Diagnostic => {
    const at = { file, ...span };
    const fixes = fixOf(at);
    return { code: 'wrong', severity: 'error', at, message: 'Wrong.', ...(fixes && { fixes }) };
  });
  const files = new Map([[file, Buffer.from(mark + plain)]]);
  const { texts, applied } = applyFixes(findings, files, () => true);
  return { text: texts.get(file), count: applied.length };
}

it('writes the nearest name, within quotes and marks as well', () => {
  const nearest = (at: Diagnostic['at']) => suggest('filngStatus', ['filingStatus'], at).fixes;
  expect(fixed(`by: «'filngStatus'»\nat: «{{usd filngStatus}}»\n`, nearest)).toEqual({
    text: `by: 'filingStatus'\nat: {{usd filingStatus}}\n`,
    count: 2,
  });
});

it('has no fix where no name is near, and applies none where the word is not there or is there twice', () => {
  expect(suggest('xyz', ['filingStatus'], { file, start: 0, end: 3 })).toEqual({ question: '' });
  const nearest = (at: Diagnostic['at']) => suggest('satus', ['status'], at).fixes;
  expect(fixed('a: «other»\nb: «satus + satus»\n', nearest)).toEqual({ text: undefined, count: 0 });
});

it('removes an entry with everything below it, and nothing where others share its line', () => {
  const remove = (at: Diagnostic['at']) => [removeEntry(at, 'it')];
  expect(fixed('- en: «One.»\n  es: Uno.\n- en: Two.\n  es: Dos.\n', remove)).toEqual({
    text: '- en: Two.\n  es: Dos.\n',
    count: 1,
  });
  expect(fixed('a:\n  «round»: nearest\n  ask: b\n', remove)).toEqual({
    text: 'a:\n  ask: b\n',
    count: 1,
  });
  expect(fixed('a: { ask: b, «round»: nearest }\n', remove)).toEqual({ text: undefined, count: 0 });
});

it('keeps a byte order mark, the ends of lines, and all that it does not change', () => {
  const nearest = (at: Diagnostic['at']) => suggest('satus', ['status'], at).fixes;
  expect(fixed('a: «satus» # é\r\nb:  x\r\n', nearest, '\uFEFF').text).toBe(
    '\uFEFFa: status # é\r\nb:  x\r\n',
  );
});

it('applies the first of two fixes of one place', () => {
  const { text } = marked('a: «satus»\n');
  const at = { file, start: 3, end: 8 };
  const finding: Diagnostic = { code: 'wrong', severity: 'error', at, message: 'Wrong.' };
  const to = (by: string) => ({ ...finding, fixes: [{ title: by, edits: [{ at, text: by }] }] });
  const files = new Map([[file, Buffer.from(text)]]);
  const { texts, applied } = applyFixes([to('one'), to('two')], files, () => true);
  expect(texts.get(file)).toBe('a: one\n');
  expect(applied.map(({ fix }) => fix.title)).toEqual(['one']);
});
