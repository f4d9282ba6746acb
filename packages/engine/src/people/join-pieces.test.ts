import { expect, it } from 'vitest';
import { joinPieces, type Piece } from './join-pieces.ts';

/** Reads `{x}` as a value and everything else as words. */
function pieces(line: string): Piece[] {
  return line
    .split(/(\{.*?\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? { value: part.slice(1, -1) } : { words: part }));
}

it.each([
  ['{Springfield}, {IL} {62701}', 'Springfield, IL 62701'],
  ['{}, {IL} {62701}', 'IL 62701'],
  ['{Springfield}, {} {62701}', 'Springfield, 62701'],
  ['{Springfield}, {IL} {}', 'Springfield, IL'],
  ['{Springfield}, {} {}', 'Springfield'],
  ['{}, {} {62701}', '62701'],
  ['{}, {} {}', ''],
  ['{12 Main} {}, {Springfield}', '12 Main, Springfield'],
  ['{Ada} {} {Roy}', 'Ada Roy'],
  ['{Acme}, {}', 'Acme'],
  ['({312}) {5550100}', '(312) 5550100'],
  ['({}) {5550100}', '5550100'],
  ['No. {}', ''],
  ['No. {7}', 'No. 7'],
  ['{50}%', '50%'],
  ['{}%', ''],
  ['{1}{}{3}', '13'],
  ['For New Mexico only', 'For New Mexico only'],
])('prints %s as %s', (line, expected) => {
  expect(joinPieces(pieces(line))).toBe(expected);
});
