import { expect, it } from 'vitest';
import { keyInCase, type LinkedCase, placeInCase } from './linked-case.ts';

const place = (start: number) => ({ file: 'cases/single.yaml', start, end: start + 1 });

const example: LinkedCase = {
  at: place(0),
  about: 'A single person',
  data: { answers: {}, expect: {} },
  fields: new Map(),
  places: new Map([
    [keyInCase([]), place(1)],
    [keyInCase(['expect']), place(2)],
    [keyInCase(['expect', 'pdf']), place(3)],
    [keyInCase(['expect', 'pdf', 'Total amount.0']), place(4)],
  ]),
};

it('finds the place of a part, or of the nearest part around it that is written', () => {
  expect(placeInCase(example, 'expect', 'pdf', 'Total amount.0')).toEqual(place(4));
  expect(placeInCase(example, 'expect', 'pdf', 'Name')).toEqual(place(3));
  expect(placeInCase(example, 'expect', 'values', 'income')).toEqual(place(2));
  expect(placeInCase(example, 'answers', 'income')).toEqual(place(1));
  expect(placeInCase({ ...example, places: new Map() }, 'answers')).toEqual(place(0));
});
