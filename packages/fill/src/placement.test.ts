import { expect, it } from 'vitest';
import { Ink } from './ink.ts';
import { placementOf } from './placement.ts';

it.each([
  [0, 100, 14, '1 0 0 1 21 202'],
  [90, 14, 100, '0 1 -1 0 118 201'],
  [180, 100, 14, '-1 0 0 -1 119 212'],
  [270, 14, 100, '0 -1 1 0 22 213'],
])('turns a box by %d degrees', (turn, width, height, matrix) => {
  const box = placementOf([20, 200, 100, 14], turn);
  const ink = new Ink();
  box.write(1, 2, ink);
  expect([box.width, box.height, box.matrix(1, 2)]).toEqual([width, height, matrix]);
  expect(ink.bytes.toString('latin1', 0, ink.length)).toBe(matrix);
});

it('places a part of a box', () => {
  const part = placementOf([20, 200, 100, 14], 0).part({ x: 50, y: 0, width: 50, height: 7 });
  expect([part.width, part.height, part.matrix(1, 2)]).toEqual([50, 7, '1 0 0 1 71 202']);
});
