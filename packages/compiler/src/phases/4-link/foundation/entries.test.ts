import { expect, it } from 'vitest';
import { readPlain } from '../../2-parse/plain/read-plain.ts';
import { nearestNode } from './entries.ts';

const text = ['about: Single', 'expect:', '  pdf:', '    Total amount.0: 5', ''].join('\n');
const root = readPlain({ file: 'cases/single.yaml', text });

it('finds what is written at a path, or the nearest around it', () => {
  const written = (...path: string[]) => {
    const { at } = nearestNode(root ?? expect.fail('The case is not read.'), path);
    return text.slice(at.start, at.end);
  };
  expect(written('expect', 'pdf', 'Total amount.0')).toBe('5');
  expect(written('expect', 'pdf', 'Name')).toBe('Total amount.0: 5');
  expect(written('expect', 'values', 'income')).toBe('pdf:\n    Total amount.0: 5');
  expect(written('answers', 'income')).toBe(text.trimEnd());
});
