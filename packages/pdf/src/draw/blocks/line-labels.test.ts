import { expect, it } from 'vitest';
import { lineLabels } from './line-labels.ts';

it('prints only the letter of 4(c)', () => {
  expect(lineLabels([{ line: '4(c)' }], 'both')).toEqual([{ text: '(c)', level: 1 }]);
});

it('indents 2a under a line 2, and prints it in full without one', () => {
  expect(lineLabels([{ line: '2' }, { line: '2a' }, { line: '10' }], 'both')).toEqual([
    { text: '2', level: 1 },
    { text: 'a', level: 2 },
    { text: '10', level: 1 },
  ]);
  expect(lineLabels([{ line: '2a' }], 'both')).toEqual([{ text: '2a', level: 1 }]);
});

it('prints the label that is written, or none', () => {
  const rows = [{ line: '1a', label: '1a.' }, { line: '3', label: 'none' }, { text: 'Only words' }];
  expect(lineLabels(rows, 'both')).toEqual([
    { text: '1a.', level: 1 },
    { text: '', level: 0 },
    { text: '', level: 0 },
  ]);
});

it('prints no label where numbers are only printed before the answers', () => {
  expect(lineLabels([{ line: '1' }], 'right')).toEqual([{ text: '', level: 0 }]);
});
