import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Word } from '../printed-words.ts';

/** Every piece of text that pdf.js finds, with its place: corners from the page's lower left. */
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
      const ends = [
        x + along * item.width - up * item.height,
        y + up * item.width + along * item.height,
      ];
      const [x2 = 0, y2 = 0] = ends;
      words.push({
        page: number,
        text: item.str,
        box: [
          Math.min(x, x2) - left,
          Math.min(y, y2) - bottom,
          Math.max(x, x2) - left,
          Math.max(y, y2) - bottom,
        ],
      });
    }
  }
  await task.destroy();
  return words;
}
