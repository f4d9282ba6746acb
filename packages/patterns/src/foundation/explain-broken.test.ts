import { expect, it } from 'vitest';
import { marked } from '../../../../test/foundation/marked.ts';
import { parsePattern } from './parse-pattern.ts';

it.each([
  ['^«[»0-9{1,6}$', 'This "[" is never closed.'],
  ['^«(»a$', 'This "(" is never closed.'],
  ['^«(»?:a|(b)$', 'This "(" is never closed.'],
  ['^«(»\\[a]$', 'This "(" is never closed.'],
  ['^a«)»$', 'This ")" closes nothing.'],
  ['^«*»a$', 'There is nothing before "*" that could repeat.'],
  ['^a«{2}»«{3}»$', 'There is nothing before "{3}" that could repeat.'],
  ['^a«{3,1}»$', 'The first number is the larger one.'],
  ['^[«z-a»]$', 'This range runs backwards.'],
  ['^a«\\»', 'This "\\" has nothing after it.'],
  ['^«(?»a)$', 'No group begins like this.'],
  ['«^(?<a>b)\\k<c>$»', 'This pattern cannot be read.'],
])('says what is broken in %s', (source, message) => {
  const { text, spans } = marked(source);
  expect(parsePattern(text).broken).toMatchObject({ ...spans.at(-1), message });
});
