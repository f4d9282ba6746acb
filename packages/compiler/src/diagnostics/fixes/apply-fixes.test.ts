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

it('removes an entry with everything below it', () => {
  const remove = (at: Diagnostic['at']) => [removeEntry(at, 'it')];
  expect(fixed('- en: «One.»\n  es: Uno.\n- en: Two.\n  es: Dos.\n', remove)).toEqual({
    text: '- en: Two.\n  es: Dos.\n',
    count: 1,
  });
  expect(fixed('a:\n  «round»: nearest\n  ask: b\n', remove)).toEqual({
    text: 'a:\n  ask: b\n',
    count: 1,
  });
});

it('removes an entry of a row with its comma, and nothing where it is the only one or the row is long', () => {
  const removed = (text: string) => fixed(text, (at) => [removeEntry(at, 'it')]).text;
  expect(removed('a: { ask: b, «round»: nearest }\n')).toBe('a: { ask: b }\n');
  expect(removed('a: { «round»: [up, down], ask: b }\n')).toBe('a: { ask: b }\n');
  expect(removed(`a: { say: It's b, «c»: ', }', d: e }\n`)).toBe(`a: { say: It's b, d: e }\n`);
  expect(removed(`frees: ['GA', '«FL»', 'AL']\n`)).toBe(`frees: ['GA', 'AL']\n`);
  expect(removed('frees: [GA,\n  «FL» ]\n')).toBe(undefined);
  expect(removed('a: { «round»: nearest }\n')).toBe(undefined);
  expect(removed('a: {\n  ask: b, «c»: d # why\n}\n')).toBe(undefined);
});

/** A text with a map or a list in marks, and what it becomes with more lines in it. */
function withLines(text: string, ...adds: string[]) {
  return fixed(text, (at) => [{ title: 'Add lines', edits: [{ at, adds }] }]).text;
}

it('adds lines to a map, indented as its others, and after a comment', () => {
  expect(withLines('next:\n    «by: a\n    true: QS2» # why\nb: c\n', 'false: QS3', 'x: QS4')).toBe(
    'next:\n    by: a\n    true: QS2 # why\n    false: QS3\n    x: QS4\nb: c\n',
  );
  expect(withLines('- «a: b\n  c: d»\r\n- a: e\r\n', 'f:\n  - g')).toBe(
    '- a: b\n  c: d\r\n  f:\r\n    - g\r\n- a: e\r\n',
  );
});

it('adds lines to a map or a list in brackets, unless they take several lines', () => {
  expect(withLines('next: «{ by: a, true: QS2 }»\n', 'false: QS3')).toBe(
    'next: { by: a, true: QS2, false: QS3 }\n',
  );
  expect(withLines('map: «{}»\n', 'a: b')).toBe('map: { a: b }\n');
  expect(withLines('blank: «[]»\n', '- a', '- b')).toBe('blank: [a, b]\n');
  expect(withLines('a: «{ b: c }»\n', 'd:\n  - e')).toBe(undefined);
  expect(withLines('a: «{\n  b: c, # why\n}»\n', 'd: e')).toBe(undefined);
});

it('adds lines to lists and to the end of a file, and makes the file', () => {
  expect(withLines('blank:\n  «- a»\nsign: b\n', '- c')).toBe('blank:\n  - a\n  - c\nsign: b\n');
  const pair = '- en: Two.\n  es: TODO';
  expect(withLines('«»- en: One.\n  es: Uno.', pair)).toBe(`- en: One.\n  es: Uno.\n${pair}`);
  const at = { file: 'us/translations/es.yaml', start: 0, end: 0 };
  const fixes = [{ title: 'Add a pair', edits: [{ at, adds: [pair] }] }];
  const finding: Diagnostic = { code: 'wrong', severity: 'error', at, message: 'Wrong.', fixes };
  const { texts } = applyFixes([finding], new Map(), () => true);
  expect(texts).toEqual(new Map([[at.file, `${pair}\n`]]));
});

it('keeps the order of what one fix adds in one place', () => {
  const text = 'fields:\n  a: b\n';
  const edits = [
    { at: { file, start: 10, end: 14 }, adds: ['c: d'] },
    { at: { file, start: 0, end: 14 }, adds: ['blank:\n  - e'] },
  ];
  const at = { file, start: 0, end: 6 };
  const fixes = [{ title: 'Add lines', edits }];
  const finding: Diagnostic = { code: 'wrong', severity: 'error', at, message: 'Wrong.', fixes };
  const { texts } = applyFixes([finding], new Map([[file, Buffer.from(text)]]), () => true);
  expect(texts.get(file)).toBe('fields:\n  a: b\n  c: d\nblank:\n  - e\n');
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
