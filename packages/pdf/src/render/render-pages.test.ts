import { expect, it } from 'vitest';
import { pixelsOf } from '../../../../test/foundation/pixels.ts';
import { simplePdf } from '../../../../test/foundation/simple-pdf.ts';
import { renderPages } from './render-pages.ts';

const page = (drawing: string) =>
  simplePdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 100 50]>>',
    3: '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<<>>>>',
    4: { dictionary: '', data: drawing },
  });

it('renders a page at the given width, in grey when it has no colour', async () => {
  const [png = new Uint8Array()] = await renderPages(page('0 g 0 0 50 50 re f'), 200);
  const { width, height, darkness } = pixelsOf(png);
  expect([width, height, png[25]]).toEqual([200, 100, 0]);
  expect([darkness(50, 50), darkness(150, 50)]).toEqual([255, 0]);
});

it('draws colours, and the same bytes twice', async () => {
  const pdf = page('1 0 0 rg 0 0 50 50 re f');
  const [[first], [second]] = [await renderPages(pdf, 200), await renderPages(pdf, 200)];
  expect(first?.[25]).toBe(2);
  expect(first).toEqual(second);
});
