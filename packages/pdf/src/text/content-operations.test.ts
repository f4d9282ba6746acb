import { expect, it } from 'vitest';
import { latin1Bytes } from '../reader/characters.ts';
import { PdfString } from '../reader/values.ts';
import { contentOperations } from './content-operations.ts';

function operations(text: string) {
  return [...contentOperations(latin1Bytes(text))].map(({ operator, operands }) => [
    operator,
    ...operands.map((each) => (each instanceof PdfString ? String(each.bytes) : each)),
  ]);
}

it('reads operators with their operands', () => {
  expect(operations("q 1 0 0 RG\n(a)' % note\n[(b) -3]TJ T* .5 w")).toEqual([
    ['q'],
    ['RG', 1, 0, 0],
    ["'", '97'],
    ['TJ', [new PdfString(latin1Bytes('b')), -3]],
    ['T*'],
    ['w', 0.5],
  ]);
});

it('skips inline images', () => {
  expect(operations('BI /W 2 ID (\xff)) EI( \nEI Q').map(([operator]) => operator)).toEqual([
    'BI',
    'ID',
    'Q',
  ]);
});

it('stops where the stream is cut off', () => {
  expect(operations('1 w << 3 w')).toEqual([['w', 1]]);
});
