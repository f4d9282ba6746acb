// Fills every field of every form and puts the pages side by side, for review:
// npx tsx --conditions=@formpress/source scripts/contact-sheet.ts out/sheet.png [columns]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { renderPages } from '@formpress/pdf';
import { png } from '../packages/pdf/src/render/png.ts';
import { definitions, kitchenSink } from '../test/foundation/compile-folder.ts';
import { type Pixels, pixelsOf } from '../test/foundation/pixels.ts';
import {
  agencyForm,
  compiledForms,
  fillableAgencyFiles,
  type ShownForm,
} from '../test/shown/shown-form.ts';
import { shownValues } from '../test/shown/shown-values.ts';

const pageWidth = 640;
const gap = 8;

/** The pages of a filled form that have fields. */
async function pagesOf(form: ShownForm): Promise<Pixels[]> {
  const filled = form.filler.fill(shownValues(form.plan, 'Łuễ'), 'SIGN');
  if ('refusals' in filled) throw new Error(`${form.name}: ${JSON.stringify(filled.refusals)}`);
  const numbers = form.plan.pages.map(({ page }) => page);
  return (await renderPages(filled.pdf, pageWidth, { only: numbers })).map(pixelsOf);
}

/** Arranges pictures in a grid, row by row. */
function sheetOf(pages: Pixels[], columns: number): Uint8Array {
  const rowHeight = Math.max(...pages.map(({ height }) => height)) + gap;
  const width = columns * (pageWidth + gap);
  const height = Math.ceil(pages.length / columns) * rowHeight;
  const dots = new Uint8Array(width * height).fill(160);
  for (const [i, page] of pages.entries()) {
    const left = (i % columns) * (pageWidth + gap);
    const top = Math.floor(i / columns) * rowHeight;
    for (let y = 0; y < page.height; y += 1) {
      const row = page.dots.subarray(y * page.width, (y + 1) * page.width);
      dots.set(
        row.map((darkness) => 255 - darkness),
        (top + y) * width + left,
      );
    }
  }
  return png({ width, height, channels: 1, pixels: dots });
}

const [target = '', columns = '6'] = process.argv.slice(2);
const forms = [
  ...fillableAgencyFiles().map(agencyForm),
  ...(await compiledForms(definitions)),
  ...(await compiledForms(kitchenSink)),
];
const pages: Pixels[] = [];
for (const form of forms) pages.push(...(await pagesOf(form)));
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, sheetOf(pages, Number(columns)));
process.stdout.write(`${forms.length} forms, ${pages.length} pages: ${target}\n`);
