import { expect, it } from 'vitest';
import { plainNumber, printedNumbers } from './printed-numbers.ts';

it('compares numbers without commas and without zeros that say nothing', () => {
  const written = [
    '2,200',
    '2200.00',
    '0168.30',
    '.075',
    '0',
    '2.200',
    '1,082,528.22',
    '82.528.22',
  ];
  expect(written.map(plainNumber)).toEqual([
    '2200',
    '2200',
    '168.3',
    '0.075',
    '0',
    '2.2',
    '1082528.22',
    '82528.22',
  ]);
  expect(printedNumbers('$865,574 $82.528.22 2.200%')).toEqual([
    ['865574'],
    ['82528.22'],
    ['2.2', '0.022'],
  ]);
});

it('reads the numbers of a printed row in their order, percentages also as shares', () => {
  expect(printedNumbers('$10,000 - 19,999 510 1,510.50 and 7.5% or 0.5 %')).toEqual([
    ['10000'],
    ['19999'],
    ['510'],
    ['1510.5'],
    ['7.5', '0.075'],
    ['0.5', '0.005'],
  ]);
});
