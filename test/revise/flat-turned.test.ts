/** A turned page is read as people see it, and what is added to it reads in the same direction. */
import { inspect, prepare } from '@formpress/pdf';
import { matchBoxes, readPaper } from '@formpress/revision';
import { degrees, PDFDocument, PDFOperator, PDFOperatorNames } from 'pdf-lib-original';
import { expect, it } from 'vitest';
import { flatPdfOf } from './flat-form.ts';
import { certificate } from './made-form.ts';

/** The matrices from the page as it is seen, 612 by 792 points, to the page as it is stored. */
const matrices = {
  90: [0, 1, -1, 0, 792, 0],
  180: [-1, 0, 0, -1, 612, 792],
  270: [0, -1, 1, 0, 0, 612],
} as const;

type Turn = keyof typeof matrices;

/** A file that looks the same, but whose pages are stored turned. */
async function turned(bytes: Uint8Array, by: Turn): Promise<Uint8Array> {
  const from = await PDFDocument.load(bytes);
  const document = await PDFDocument.create();
  for (const page of await document.embedPages(from.getPages())) {
    const paper = document.addPage(by === 180 ? [612, 792] : [792, 612]);
    const [a, b, c, d, e, f] = matrices[by];
    const matrix = [a, b, c, d, e, f].map((each) => document.context.obj(each));
    paper.pushOperators(PDFOperator.of(PDFOperatorNames.ConcatTransformationMatrix, matrix));
    paper.drawPage(page, { x: 0, y: 0 });
    paper.setRotation(degrees(by));
  }
  return document.save();
}

it.each([90, 180, 270] as const)('reads a page that is turned by %d degrees', async (by) => {
  const plain = await flatPdfOf(certificate());
  const bytes = await turned(plain, by);
  const [upright, paper] = [readPaper(plain), readPaper(bytes)];
  const said = ({ type, line = '', text }: (typeof paper.boxes)[number]) =>
    [type, line, text].join(' ');
  expect(paper.boxes.map(said).sort()).toEqual(upright.boxes.map(said).sort());
  const add = paper.proposed.map(({ name, page, box }) => [name, { page, box }] as const);
  const { fields } = inspect(prepare(bytes, { add: Object.fromEntries(add) }));
  expect(new Set(fields.flatMap(({ widgets }) => widgets.map(({ turn }) => turn)))).toEqual(
    new Set([by]),
  );
  const { same, gone, added } = matchBoxes(upright, paper);
  const wrong = same.filter(({ from, to }) => from.text !== to.text || from.line !== to.line);
  expect([wrong, gone, added]).toEqual([[], [], []]);
});
