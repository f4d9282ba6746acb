import { inEachLanguage } from '@formpress/model';
import { expect, it } from 'vitest';
import type { LinkedNote, LinkedSet } from '../../phases/4-link/linked/linked-form.ts';
import { questionSection } from './question-section.ts';

const text = (words: string) => inEachLanguage(() => [{ words }]);
const note = (words: string, place: 'above' | 'below') =>
  ({ text: text(words), place }) as unknown as LinkedNote;

it('shows notes where clients show them', () => {
  const set = {
    id: 'QS1',
    breadcrumb: text('Dependents'),
    notes: [note('below all', 'below'), note('above all', 'above')],
    questions: [
      {
        question: {
          id: 'children',
          ask: text('How many children?'),
          options: [],
          notes: [note('below it', 'below'), note('above it', 'above')],
          show: { htmlType: 'INPUT' },
          required: 'always',
        },
      },
    ],
  } as unknown as LinkedSet;
  const { html } = questionSection(set, new Map(), new Set());
  const english = [...html.matchAll(/<td lang="en">(.*?)<\/td>/g)].map(([, shown = '']) =>
    shown
      .replace(/<[^>]*>/g, '|')
      .split(/\|+/)
      .filter(Boolean),
  );
  expect(english).toEqual([
    ['Dependents'],
    ['above all'],
    ['above it', 'How many children?', 'below it'],
    ['below all'],
  ]);
});
