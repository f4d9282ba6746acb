import { expect, it } from 'vitest';
import { latin1Bytes } from '../reader/characters.ts';
import { readDefaultAppearance } from './default-appearance.ts';

it.each([
  ['/Helv 9 Tf 0 g', { font: 'Helv', size: 9, color: [0] }],
  [
    '0 0 0.502 rg /HelveticaLTStd-Bold 8.00 Tf',
    { font: 'HelveticaLTStd-Bold', size: 8, color: [0, 0, 0.502] },
  ],
  ['/F1 0 Tf .1 .2 .3 .4 k', { font: 'F1', size: 0, color: [0.1, 0.2, 0.3, 0.4] }],
  ['/A 1 Tf /B 2 Tf 1 g 0 g', { font: 'B', size: 2, color: [0] }],
  ['', { font: 'Helv', size: 0, color: [0] }],
])('reads %j', (text, appearance) => {
  expect(readDefaultAppearance(latin1Bytes(text))).toEqual(appearance);
});
