import { expect, it } from 'vitest';
import { parseRichText, plainText } from './rich-text.ts';

it('reads bold, italic and both', () => {
  expect(parseRichText('**Two jobs.** See *www.irs.gov* or ***both***')).toEqual([
    { kind: 'words', text: 'Two jobs.', face: 'bold' },
    { kind: 'words', text: ' See ', face: 'regular' },
    { kind: 'words', text: 'www.irs.gov', face: 'italic' },
    { kind: 'words', text: ' or ', face: 'regular' },
    { kind: 'words', text: 'both', face: 'boldItalic' },
  ]);
});

it('reads blanks to write in and boxes to tick', () => {
  expect(parseRichText('I live in ________. [ ] Yes')).toEqual([
    { kind: 'words', text: 'I live in ', face: 'regular' },
    { kind: 'blank', underscores: 8 },
    { kind: 'words', text: '. ', face: 'regular' },
    { kind: 'tick' },
    { kind: 'words', text: ' Yes', face: 'regular' },
  ]);
});

it('prints a star after a backslash and refuses one that is never closed', () => {
  expect(parseRichText('5 \\* 3')).toEqual([{ kind: 'words', text: '5 * 3', face: 'regular' }]);
  expect(parseRichText('5 * 3')).toBeUndefined();
});

it('returns only the words, for screen readers', () => {
  expect(plainText('**Head of household** (if [ ] unmarried)')).toBe(
    'Head of household (if unmarried)',
  );
});
