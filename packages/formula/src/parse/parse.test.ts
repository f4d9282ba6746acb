import { expect, it } from 'vitest';
import { marked } from '../../../../test/foundation/marked.ts';
import { print } from '../print/print.ts';
import { parse } from './parse.ts';

function reprinted(text: string): string {
  const { node, problems } = parse(text);
  return node ? print(node) : problems.map(({ message }) => message).join(' ');
}

it('gives every part its position, brackets included', () => {
  expect(parse('(a + 1.5) * @credit')).toEqual({
    problems: [],
    node: {
      type: 'binary',
      op: '*',
      span: { start: 0, end: 19 },
      left: {
        type: 'binary',
        op: '+',
        span: { start: 0, end: 9 },
        left: { type: 'name', name: 'a', span: { start: 1, end: 2 } },
        right: { type: 'number', text: '1.5', span: { start: 5, end: 8 } },
      },
      right: { type: 'amount', name: 'credit', span: { start: 12, end: 19 } },
    },
  });
});

it.each([
  ['a - b - c', 'a - b - c'],
  ['a - (b - c)', 'a - (b - c)'],
  ['(a * b) + c', 'a * b + c'],
  ['(a + b) * c / (d)', '(a + b) * c / d'],
  ['-a * -b', '-a * -b'],
  ['-(-a)', '-(-a)'],
  ['--a', '-(-a)'],
  ['(a && b) || ! c', '(a and b) or not c'],
  ['a and (b or c)', 'a and (b or c)'],
  ['not a == b', 'not (a == b)'],
  ['!a == b', '(not a) == b'],
  ["not ('A' in q)", "not ('A' in q)"],
  ['a ? b : c ? d : e', 'a ? b : c ? d : e'],
  ['(a ? b : c) ? d : e', '(a ? b : c) ? d : e'],
  ['a ? b ? c : d : e', 'a ? b ? c : d : e'],
  ['a or b ? c + 1 : d', 'a or b ? c + 1 : d'],
  ['1 + (a ? b : c)', '1 + (a ? b : c)'],
  ['x in ["A", \'B\']', "x in ['A', 'B']"],
  ['min(a, b ? 1 : 2)', 'min(a, b ? 1 : 2)'],
  ['band(@t[q], x)', 'band(@t[q], x)'],
  ['lookup(@t[q else A], x, y)', 'lookup(@t[q else A], x, y)'],
  ['federal.twoJobs', 'federal.twoJobs'],
  ['x == "it\'s"', 'x == "it\'s"'],
  [String.raw`x == 'a\'b"c\\'`, String.raw`x == 'a\'b"c\\'`],
  ['a\n  + b\n', 'a + b'],
])('reads %s as %s', (text, expected) => {
  expect(reprinted(text)).toBe(expected);
});

it.each([
  ['«»', 'The formula is empty.'],
  ['«(»a + b', 'A closing bracket is missing.'],
  ['«min»(a, b', 'A closing bracket is missing.'],
  ['@table«[»question', 'A closing bracket is missing.'],
  ['a + b«)»', 'An opening bracket is missing before this ).'],
  ['«a and b» or c', 'This mixes "and" with "or" without brackets.'],
  ['a or «b and c»', 'This mixes "and" with "or" without brackets.'],
  ['a «=» 5', '= is not an operator. Write == to compare.'],
  ['a «=>» 5', '=> is written the wrong way round. Write >=.'],
  ['a «<>» 5', '<> is not an operator. Write != for "is not".'],
  ['a «===» 5', '=== has one = too many. Write == to compare.'],
  ['a «&» b', 'A single & is not an operator.'],
  ['a == «‘»A’', 'These quotes are curly.'],
  ['«{{»a}} + 1', 'A formula has no {{ }}.'],
  ['a * 15«%»', 'Write a percentage as a decimal: 0.15 for 15%.'],
  ['a * «$»15', 'Write amounts without $.'],
  ['a «×» 2', 'Write * to multiply.'],
  ['a + «😀»', 'A formula cannot contain "😀".'],
  ['«@» + 1', 'A name is missing after @.'],
  ["x == «'A»", 'A closing quote is missing.'],
  ['a < b «<» c', 'Two comparisons cannot follow each other.'],
  ['a ? b«»', 'The : that belongs to ? is missing.'],
  ['a + «0500»', 'A number cannot have leading zeros.'],
  ['a «:» b', 'The ? that belongs to : is missing.'],
  ['a +«»', 'There is nothing after +.'],
  ['«*» a', 'There is nothing before *.'],
  ['a + «*» b', 'A value is missing between + and *.'],
  ['a «b»', 'An operator is missing before "b".'],
  ["a «'b'»", "An operator is missing before 'b'."],
  ['2«x»', 'An operator is missing before "x".'],
  ['a «AND» b', '"AND" must be in lower case.'],
  ['a «is» b', '"is" is not an operator.'],
  ['a «not» in [1]', 'not belongs before what it negates.'],
  ['1«,»000 + a', 'A comma cannot be here. Write numbers without commas.'],
  ["x in ['A' «'B'»]", "A comma is missing before 'B'."],
  ['min(a «b»)', 'A comma is missing before "b".'],
  ['a == «[»1]', 'A list is allowed only after in.'],
  ['a«[»b]', 'Only an amount can be followed by [ ].'],
  ["@table[«'A'»]", 'Write the question that picks from the table between [ and ].'],
])('says of %s: %s', (text, message) => {
  const { text: formula, span } = marked(text);
  expect(parse(formula).problems.map(({ message, span }) => ({ message, span }))).toEqual([
    { message, span },
  ]);
});
