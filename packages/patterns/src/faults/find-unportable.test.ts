import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marked } from '../../../../test/foundation/marked.ts';
import { anyPattern } from '../../test/any-pattern.ts';
import { parsePattern } from '../foundation/parse-pattern.ts';
import { findUnportable } from './find-unportable.ts';

const unportableIn = (pattern: string) => {
  const { tree } = parsePattern(pattern);
  return tree ? findUnportable(tree) : [];
};

it.each([
  ['^«\\d»$', '"\\d"', 'Write [0-9].'],
  ['^[«\\d»-]$', '"\\d"', 'Write [0-9].'],
  ['^«\\w»$', '"\\w"', 'Write [A-Za-z0-9_].'],
  ['^«\\s»$', '"\\s"', 'Write a space.'],
  ['^«.»{1,3}$', '"."', 'List the characters that are allowed here, such as [A-Za-z0-9 .,-].'],
  ['^«[^a]»$', '"[^"', 'List the characters that are allowed here, such as [A-Za-z0-9 .,-].'],
  ['^«\\b»a$', '"\\b"', 'Remove it, and write out what is allowed here.'],
  ['^«(?=a)»b$', '"(?=a)"', 'Write out the alternatives instead, with "|" between them.'],
  ['^a«(?<=a)»$', '"(?<=a)"', 'Write out the alternatives instead, with "|" between them.'],
  ['^«(?<n>a)»$', '"(?<n>"', 'Write (?: … ) without a name.'],
  ['^(a)«\\1»$', '"\\1"', 'Write out what is allowed here.'],
  ['^«a??»$', '"??"', 'Leave out the last "?".'],
  ['^«\\_»$', '"\\_"', 'Write "_" alone.'],
  ["^«\\'»$", '"\\\'"', 'Write "\'" alone.'],
  ['^«\\x41»$', '"\\x41"', 'Write "A" alone.'],
  ['^«\\n»$', '"\\n"', 'Remove it: an answer is one line of visible characters.'],
  ['^a«]»$', '"]"', 'Write "\\]" for the character itself.'],
  ['^[a«[»b]$', '"[" within [ ]', 'Write "\\[" for the character itself.'],
  ['^[a-c«-»e]$', '"-" between others', 'Put "-" first or last within [ ].'],
  ['^[a«&&»b]$', '"&&"', 'Write "&" once, first or last within [ ].'],
  ['^[+«--»]$', '"--"', 'Write "-" once, first or last within [ ].'],
  ['^«a{1001}»$', '"a{1001}"', 'Let nothing repeat more than 1000 times.'],
  ['^(?:«a{100}»){11}$', '"a{100}"', 'Let nothing repeat more than 1000 times.'],
  ['^«😀»$', '"😀"', 'Remove it: some programs count it as one character, others as two.'],
  ['^[« -\uffee»]$', '" -\uffee"', 'End the range before U+D800, or begin it after U+DFFF.'],
  ['^a«\t»b$', 'the invisible character U+0009', 'Remove it.'],
  ['^[«e\u0301»]$', '"e\u0301"', 'Type the letter with its accent as one character.'],
])('refuses what programs read differently: %s', (source, what, help) => {
  const { text, span } = marked(source);
  const message = `Not all programs that check answers read ${what} alike.`;
  expect(unportableIn(text)).toEqual([{ ...span, message, help }]);
});

it('lets everything on the list through', () => {
  const allowed =
    "^(?:[A-Za-zÀ-ÖØ-öø-힣'’. -]{1,60}|([0-9]+)?\\.\\/\\-[\\]\\\\^]*|\\([0-9]{3}\\) ?\\$,)$";
  expect(unportableIn(allowed)).toEqual([]);
});

it('lets every pattern through that is made of the list', () => {
  fc.assert(
    fc.property(anyPattern(), (pattern) => {
      expect(unportableIn(pattern)).toEqual([]);
    }),
  );
});
