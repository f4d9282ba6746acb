import { createHash } from 'node:crypto';
import { renderPages } from '@formpress/pdf';
import { Latest } from '../foundation/latest.ts';
import { StudioProblem } from '../foundation/problem.ts';

/** The PDFs whose pages the studio shows. Only the most recently used are kept, and only in memory. */
export type PictureStore = {
  /** Keeps a PDF and returns the name of its pictures. */
  keep(pdf: Uint8Array): string;
  /** A PNG of a page, counted from 1. */
  page(name: string, page: number): Promise<Uint8Array>;
  pdf(name: string): Uint8Array;
};

const most = 24;
const width = 1100;

/** An empty store. */
export function pictureStore(): PictureStore {
  const pdfs = new Latest<Uint8Array>(most);
  const drawn = new Latest<Promise<Uint8Array>>(most * 4);
  const pdf = (name: string) => {
    const found = pdfs.get(name);
    if (!found)
      throw new StudioProblem(404, 'These pages are no longer kept. Load the form again.');
    return found;
  };
  return {
    pdf,
    keep(bytes) {
      const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      pdfs.set(name, bytes);
      return name;
    },
    page(name, page) {
      const key = `${name} ${page}`;
      const picture = drawn.get(key) ?? draw(pdf(name), page);
      drawn.set(key, picture);
      return picture;
    },
  };
}

async function draw(pdf: Uint8Array, page: number): Promise<Uint8Array> {
  const [picture] = await renderPages(pdf, width, { only: [page] });
  if (!picture) throw new StudioProblem(404, `There is no page ${page}.`);
  return picture;
}
