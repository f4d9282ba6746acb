import fc from 'fast-check';
import { expect, it } from 'vitest';
import { widthOf } from './fonts.ts';
import { parseRichText } from './rich-text.ts';
import { type WrappedLine, wordsOf, wrap } from './wrap.ts';

function wrapped(source: string, width: number): string[] {
  return wrap(wordsOf(parseRichText(source) ?? [], 10), width).map(printed);
}

function printed({ words }: WrappedLine): string {
  const letters = words.map(({ atoms }) =>
    atoms.map((atom) => (atom.kind === 'letters' ? atom.text : '_')).join(''),
  );
  return letters.join(' ');
}

it('measures with the widths of Helvetica', () => {
  expect(widthOf('Formpress', 'regular', 10)).toBeCloseTo(47.78, 2);
  expect(widthOf('Formpress', 'bold', 10)).toBeCloseTo(51.68, 2);
});

it('breaks lines at spaces only', () => {
  expect(wrapped('Add lines 2a and 2b', 60)).toEqual(['Add lines 2a', 'and 2b']);
  expect(wrapped('Step\u00a04(b) of\u00a0it', 40)).toEqual(['Step\u00a04(b)', 'of\u00a0it']);
});

it('keeps a box to tick with its word', () => {
  expect(wrapped('Blind? [ ] Yes [ ] No', 50)).toEqual(['Blind?', '_\u00a0Yes', '_\u00a0No']);
});

it('keeps letters of several faces in one word', () => {
  expect(wrapped('go to *www.irs.gov*.', 60)).toEqual(['go to', 'www.irs.gov.']);
});

it('loses no word, and makes no line too wide unless it is a single word', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);
  const texts = fc.array(word, { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(texts, fc.integer({ min: 20, max: 300 }), (words, width) => {
      const lines = wrap(
        wordsOf([{ kind: 'words', text: words.join(' '), face: 'bold' }], 9),
        width,
      );
      expect(lines.map(printed).join(' ')).toBe(words.join(' '));
      for (const line of lines) {
        expect(line.words.length === 1 || line.width <= width + 0.01).toBe(true);
      }
    }),
  );
});
