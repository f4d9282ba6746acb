import { createFiller, valuesFrom } from '@formpress/fill';
import { plan } from '@formpress/pdf';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printedWords, textIn, type Word } from '../foundation/printed-words.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { pdfWithFields } from '../foundation/simple-pdf.ts';
import { withTool } from '../foundation/system-tools.ts';
import { widthOf } from '../foundation/text-widths.ts';

type Box = { box: [number, number, number, number]; font: string; size: number; cells?: number };

const rules: [size: number, height: number, font: string, cells?: number][] = [
  [7, 9, 'Helvetica'],
  [0, 9, 'Helvetica'],
  [10, 16, 'Helvetica-Bold'],
  [0, 16, 'Times-Roman'],
  [8, 16, 'Courier'],
  [5, 9, 'Helvetica'],
  [9, 9, 'Helvetica', 24],
];
const names: Record<string, string> = {
  Helvetica: 'Helv',
  'Helvetica-Bold': 'HeBo',
  'Times-Roman': 'TiRo',
  Courier: 'Cour',
};

/** Boxes of every kind, in two columns. */
const boxes: Box[] = Array.from({ length: 20 }, (_, i) => {
  const [size, height, font, cells] = rules[i % rules.length] ?? [7, 9, 'Helvetica'];
  const [x, y] = [10 + 145 * (i % 2), 5 + 19 * Math.floor(i / 2)];
  return { box: [x, y, 135, height], font, size, ...(cells && { cells }) };
});

const blank = pdfWithFields(
  boxes.map(({ box: [x, y, width, height], font, size, cells }, i) => {
    const comb = cells ? `/Ff 16777216/MaxLen ${cells}` : '';
    const place = `${x} ${y} ${x + width} ${y + height}`;
    return `<</Subtype/Widget/FT/Tx/T(f${i})/Rect[${place}]/F 4/DA(/${names[font]} ${size} Tf 0 g)${comb}>>`;
  }),
);
const made = plan(blank, { sign: {} });
const filler = createFiller(made.template, made.plan);
const latin = [...made.plan.letters.characters].filter(
  (each) => !/[\s\u00ad\ufb01\ufb02]/.test(each),
);
const text = fc
  .array(fc.constantFrom(...latin, 'e', 'a', 'n', 'i', 'l', ' ', ' '), {
    minLength: 1,
    maxLength: 90,
  })
  .map((letters) => letters.join('').replace(/ +/g, ' ').trim().normalize('NFC') || 'x');

function fill(texts: Record<string, string>) {
  return filler.fill(valuesFrom({ texts }), 'SIGN');
}

/** Whether a text fits by the rules: at 6 points and 70 percent, on one line or on two when the box is high enough. */
function couldFit(written: string, { box, font, size, cells }: Box): boolean {
  const [, , width, height] = box;
  const smallest = Math.min(6, size || 6);
  // A small tolerance for rounding.
  const fits = (line: string, space: number) =>
    (widthOf(line, usedFont(written, font)) * smallest * 0.7) / 1000 <= space * 0.999;
  const letters = Array.from(written);
  if (cells) return letters.length <= cells && letters.every((each) => fits(each, width / cells));
  const space = width - 2 * Math.min(2, width / 10);
  if (fits(written, space)) return true;
  const isHigh = height >= smallest * (0.718 + 0.207 + 1.1);
  return (
    isHigh &&
    letters.some(
      (letter, i) =>
        letter === ' ' &&
        fits(letters.slice(0, i).join(''), space) &&
        fits(letters.slice(i + 1).join(''), space),
    )
  );
}

/** The font of a text: with one letter that the field's font lacks, the whole text is printed in another. */
function usedFont(written: string, font: string): string {
  return /^[ -~¡-¬®-ÿ€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/.test(written) ? font : 'Arimo';
}

withTool('pdftotext')(
  `prints any Latin text whole and inside its box, or refuses what cannot fit (seed ${seedOfTheDay})`,
  (pdftotext) => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 20, maxLength: 20 }), (written) => {
        const texts = Object.fromEntries(written.map((each, i) => [`f${i}`, each]));
        const first = fill(texts);
        const refusals = 'refusals' in first ? first.refusals : [];
        for (const { field, code } of refusals) {
          const i = Number(field.slice(1));
          const could = couldFit(written[i] ?? '', boxes[i] as Box);
          expect([texts[field], code, could]).toEqual([texts[field], 'TOO_WIDE', false]);
          delete texts[field];
        }
        const second = fill(texts);
        if ('refusals' in second) throw new Error(JSON.stringify(second.refusals));
        const words = printedWords(pdftotext, second.pdf);
        for (const [field, each] of Object.entries(texts)) {
          expectInside(each, boxes[Number(field.slice(1))] as Box, words);
        }
      }),
      { numRuns: 25, seed: seedOfTheDay },
    );
  },
  180_000,
);

function expectInside(written: string, { box }: Box, words: Word[]): void {
  const [x, y, width, height] = box;
  expect(textIn(words, 1, box)).toBe(written.replace(/\s/g, ''));
  const within = words.filter(({ box: [left, bottom, right, top] }) => {
    const [middle, level] = [(left + right) / 2, (bottom + top) / 2];
    return middle > x && middle < x + width && level > y && level < y + height;
  });
  const strayed = within.filter(
    ({ box: [left, , right] }) => left < x - 0.5 || right > x + width + 0.5,
  );
  expect(strayed).toEqual([]);
}

withTool('pdftotext')(
  'prints a name that a bold, Times or Courier font lacks in Arimo, whole and inside its box',
  (pdftotext) => {
    const lacking = boxes.slice(2, 5);
    expect(lacking.map(({ font }) => font)).toEqual(['Helvetica-Bold', 'Times-Roman', 'Courier']);
    const names = ['Łukasz Żółć', 'Nguyễn Đặng', 'Ștefan Þórsson'];
    const filled = fill(Object.fromEntries(names.map((each, i) => [`f${2 + i}`, each])));
    if ('refusals' in filled) throw new Error(JSON.stringify(filled.refusals));
    const words = printedWords(pdftotext, filled.pdf);
    for (const [i, each] of names.entries()) expectInside(each, lacking[i] as Box, words);
    expect(Buffer.from(filled.pdf).toString('latin1')).toMatch(/\/BaseFont\/[A-Z]{6}\+Arimo/);
  },
);

it('agrees with the first measurement', () => {
  const letters = made.plan.letters;
  const ours = [...letters.characters].map((letter, i) => [letter, letters.widths[i]]);
  const again = ours.map(([letter]) => [letter, Math.round(widthOf(String(letter), 'Arimo'))]);
  expect(again).toEqual(ours);
});
