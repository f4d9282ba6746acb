import { expect, it } from 'vitest';
import { placementOf } from './placement.ts';

it.each([
  [0, 100, 14, '1 0 0 1 21 202'],
  [90, 14, 100, '0 1 -1 0 118 201'],
  [180, 100, 14, '-1 0 0 -1 119 212'],
  [270, 14, 100, '0 -1 1 0 22 213'],
])('turns a box by %d degrees', (turn, width, height, matrix) => {
  const box = placementOf([20, 200, 100, 14], turn);
  expect([box.width, box.height, box.matrix(1, 2)]).toEqual([width, height, matrix]);
});

it.each([
  [0, '1 0 0 1 71 205'],
  [90, '0 1 -1 0 115 251'],
  [180, '-1 0 0 -1 69 209'],
  [270, '0 -1 1 0 25 163'],
])('places a part of a box that is turned by %d degrees', (turn, matrix) => {
  const part = placementOf([20, 200, 100, 14], turn).part({ x: 50, y: 3, width: 50, height: 7 });
  expect([part.width, part.height, part.matrix(1, 2)]).toEqual([50, 7, matrix]);
});
