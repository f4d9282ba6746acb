import { expect, it } from 'vitest';
import { marked } from '../../../../test/foundation/marked.ts';
import { parsePattern } from '../foundation/parse-pattern.ts';
import { findLooseEnds } from './find-loose-ends.ts';
import { findMisplacedAnchors } from './find-misplaced-anchors.ts';

const looseIn = (pattern: string) => {
  const { tree } = parsePattern(pattern);
  return tree ? [...findLooseEnds(tree), ...findMisplacedAnchors(tree)] : [];
};

it.each([
  ['«[0-9]{2}$»', 'This pattern has no "^" at its beginning, so "!11" is accepted, too.'],
  ['«^a»', 'This pattern has no "$" at its end, so "a!" is accepted, too.'],
  [
    '«a»',
    'This pattern has neither "^" at its beginning nor "$" at its end, so "!a!" is accepted, too.',
  ],
  ['^(?:a|b)$|«c$»', 'The alternative "c$" has no "^" at its beginning, so "!c" is accepted, too.'],
  ['«(?:b|^a)$»', 'This pattern has no "^" at its beginning, so "!b" is accepted, too.'],
  ['«(?:^a|b)$»', 'This pattern has no "^" at its beginning.'],
  ['^«$»[0-9]+$', 'This "$" is where no text can end.'],
  ['^a«^»b$', 'This "^" is where no text can begin.'],
  ['^(?:a«$»)?b$', 'This "$" is where no text can end.'],
])('finds where a text may continue beyond %s', (source, message) => {
  const { text, span } = marked(source);
  expect(looseIn(text)).toMatchObject([{ ...span, message }]);
});

it('finds both ends of alternatives without brackets, and shows how they were meant', () => {
  expect(looseIn('^true|false$')).toEqual([
    {
      start: 0,
      end: 5,
      message: 'The alternative "^true" has no "$" at its end, so "true!" is accepted, too.',
      help: 'Write ^(?:true|false)$.',
    },
    {
      start: 6,
      end: 12,
      message:
        'The alternative "false$" has no "^" at its beginning, so "!false" is accepted, too.',
      help: 'Write ^(?:true|false)$.',
    },
  ]);
});

it.each(['^a$', '^a$|^b$', '(?:^a|^b)$', '^(?:^a|b)$', '^(?:a$|b$)', '^$', '^(?:a|)$'])(
  'is content with %s',
  (pattern) => {
    expect(looseIn(pattern)).toEqual([]);
  },
);
