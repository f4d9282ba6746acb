import { expect, it } from 'vitest';
import { latin1Bytes } from '../reader/characters.ts';
import { Budget } from '../reader/limits.ts';
import { readCharacterMap } from './character-map.ts';

it('reads single codes, ranges and lists', () => {
  const map = readCharacterMap(
    latin1Bytes(`/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <00> <ff> endcodespacerange
2 beginbfchar <01> <0041> <02> <00660069> endbfchar
2 beginbfrange <03> <05> <0061> <06> <07> [<0058> <D83DDE00>] endbfrange
endcmap`),
    new Budget(),
  );
  expect([...map]).toEqual([
    [1, 'A'],
    [2, 'fi'],
    [3, 'a'],
    [4, 'b'],
    [5, 'c'],
    [6, 'X'],
    [7, '😀'],
  ]);
});

it('stops at a range that never ends', () => {
  const map = readCharacterMap(
    latin1Bytes('<00000000> <ffffffff> <0020> endbfrange'),
    new Budget(),
  );
  expect(map.size).toBe(65_536);
});
