import { expect, it } from 'vitest';
import { marked } from '../../../../test/foundation/marked.ts';
import { findAcceptances } from './find-acceptances.ts';

const file = 'form.yaml';

/** The marks are the comment, the code within it, and what it applies to, in the order of the text. */
function reading(withMarks: string) {
  const { text, spans } = marked(withMarks);
  const [found, ...more] = findAcceptances({ file, text });
  expect(more).toEqual([]);
  return { found, places: spans.map((span) => ({ file, ...span })) };
}

it('applies to the line below it', () => {
  const { found, places } = reading(
    'a: b\n«# accept «long-sentence»: It must stand so.  »\n\n# Why.\n«  ask: c»\n  d: e\n',
  );
  expect(found).toEqual({
    at: { ...places[0], end: Number(places[0]?.end) - 2 },
    code: 'long-sentence',
    codeAt: places[1],
    reason: 'It must stand so.',
    covers: places[2],
    isFirst: false,
  });
});

it('applies to its own line at the end of one', () => {
  const { found, places } = reading("«a: 'b' # accept long-sentence: so»\nc: d\n");
  expect(found?.covers).toEqual(places[0]);
});

it.each([
  ['folded', '«ask: >-\n  one\n  two # three\n»b: c\n'],
  ['in quotes', "«ask: 'one\n  two'»\nb: c\n"],
  ['plain', '«ask: one\n  two»\nb: c\n'],
])('is about the whole of a text that is %s', (_, lines) => {
  const { found, places } = reading(`# accept long-sentence: so\n${lines}`);
  expect(found).toMatchObject({ covers: places[0], isFirst: true });
});

it('covers no lines of a group, only its name', () => {
  const { found, places } = reading('# accept long-sentence: so\n«QS1:»\n  ask: a\n');
  expect(found?.covers).toEqual(places[0]);
});

it('reads lines that end as on Windows', () => {
  const { found, places } = reading('# accept long-sentence: so\r\n«ask: a»\r\nb: c\r\n');
  expect(found).toMatchObject({ covers: places[0], reason: 'so', isFirst: true });
});

it.each([
  ['# accept long-sentence', 'long-sentence', ''],
  ['# accept long-sentence because of the agency', 'long-sentence', ''],
  ['#accept long-sentence :  so: it is', 'long-sentence', 'so: it is'],
  ['## Accept: Long-Sentence: so', 'Long-Sentence', 'so'],
  ['# accept sentence: so', 'sentence', 'so'],
])('understands %s', (comment, code, reason) => {
  expect(findAcceptances({ file, text: `${comment}\na: b\n` })).toMatchObject([{ code, reason }]);
});

it.each([
  '# accepts only digits\na: b\n',
  '# accept no blanks here\na: b\n',
  'a: >-\n  # accept long-sentence: in a text\n',
  "a: '# accept long-sentence: in quotes'\n",
  'a: b # one may accept long-sentence: here\n',
])('takes nothing else for an acceptance: %j', (text) => {
  expect(findAcceptances({ file, text })).toEqual([]);
});

it('applies to nothing at the end of a file', () => {
  const [found] = findAcceptances({ file, text: 'a: b\n# accept long-sentence: so' });
  expect(found?.covers).toEqual({ file, start: 5, end: 5 });
});
