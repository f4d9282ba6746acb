import { expect, it } from 'vitest';
import type { FormView } from '../../foundation/wire.ts';
import { marksOf, selectionAt } from './marks.ts';

const place = (file: string, from: number, to = from) => ({ file, from, to });
const form = {
  questions: [
    {
      id: 'status',
      place: place('questions.yaml', 4, 8),
      sets: ['QS1'],
      fields: ['box'],
      isUnverified: false,
      translations: { es: place('es.yaml', 2) },
    },
  ],
  sets: [{ id: 'QS1', place: place('questions.yaml', 1, 12) }],
  fields: [
    {
      name: 'box',
      written: 'box',
      boxes: [],
      holds: '',
      questions: ['status'],
      people: [],
      place: place('pdf.yaml', 3),
    },
  ],
} as unknown as FormView;

const everything = {
  questions: new Set(['status']),
  sets: new Set(['QS1']),
  fields: new Set(['box']),
};

it('marks the same thing in every view, whichever was clicked', () => {
  const [question, box, es] = [
    place('questions.yaml', 4, 8),
    place('pdf.yaml', 3),
    place('es.yaml', 2),
  ];
  expect(marksOf(form, { kind: 'question', id: 'status' })).toEqual({
    ...everything,
    places: [question, box, es],
  });
  expect(marksOf(form, { kind: 'field', name: 'box' })).toEqual({
    ...everything,
    places: [box, question],
  });
  expect(marksOf(form, { kind: 'set', id: 'QS1' })).toEqual({
    ...everything,
    places: [place('questions.yaml', 1, 12)],
  });
});

it('finds the smallest thing on a line', () => {
  expect(selectionAt(form, 'questions.yaml', 5)).toEqual({ kind: 'question', id: 'status' });
  expect(selectionAt(form, 'questions.yaml', 11)).toEqual({ kind: 'set', id: 'QS1' });
  expect(selectionAt(form, 'pdf.yaml', 3)).toEqual({ kind: 'field', name: 'box' });
  expect(selectionAt(form, 'es.yaml', 2)).toEqual({ kind: 'question', id: 'status' });
  expect(selectionAt(form, 'pdf.yaml', 9)).toBe(undefined);
});
