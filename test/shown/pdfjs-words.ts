import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Word } from '../foundation/printed-words.ts';

/** Every piece of text that pdf.js finds, with its position: corners from the page's lower left. */
export async function pdfjsWords(pdf: Uint8Array): Promise<Word[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const words: Word[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0] = page.view;
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [a = 1, b = 0, , , x = 0, y = 0] = item.transform as number[];
      const [along, up] = [Math.sign(Math.round(a)), Math.sign(Math.round(b))];
      for (const { text, from, to } of wordsIn(item.str)) {
        const [start, end] = [from * item.width, to * item.width];
        const xs = [x + along * start, x + along * end - up * item.height];
        const ys = [y + up * start, y + up * end + along * item.height];
        const box: Word['box'] = [
          Math.min(...xs) - left,
          Math.min(...ys) - bottom,
          Math.max(...xs) - left,
          Math.max(...ys) - bottom,
        ];
        words.push({ page: number, text, box });
      }
    }
  }
  await task.destroy();
  return words;
}

/**
 * pdf.js joins texts that are close to each other, such as dollars and cents in two fields, with a space.
 * The beginning and end of each are estimated by counting letters.
 */
function wordsIn(text: string): { text: string; from: number; to: number }[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    from: index / text.length,
    to: (index + word.length) / text.length,
  }));
}
