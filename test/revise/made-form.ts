/** Makes PDFs of invented forms, so that tests can change one thing between two revisions. */
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib-original';

/** A box of an invented form. What it asks for is its identity, whatever its name. */
export type MadeBox = {
  asks: string;
  name: string;
  kind?: 'tick' | 'radio';
  /** For radios: the group is the name, and this the state. */
  state?: string;
  x: number;
  y: number;
  width?: number;
  page?: number;
};

/** A printed text and where it begins. */
export type MadeText = { text: string; x: number; y: number; page?: number };

export type MadeForm = { boxes: MadeBox[]; texts: MadeText[] };

/** The bytes of an invented form. */
export async function pdfOf({ boxes, texts }: MadeForm): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const count = Math.max(...[...boxes, ...texts].map(({ page = 1 }) => page));
  const pages = Array.from({ length: count }, () => document.addPage([612, 792]));
  for (const text of texts) print(pages[(text.page ?? 1) - 1], text, font);
  const form = document.getForm();
  for (const { name, kind, state, x, y, width = 80, page = 1 } of boxes) {
    const sheet = pages[page - 1];
    if (!sheet) throw new Error(`There is no page ${page}.`);
    if (kind === 'tick') form.createCheckBox(name).addToPage(sheet, { x, y, width: 9, height: 9 });
    else if (kind === 'radio') {
      const group = form.getFieldMaybe(name)
        ? form.getRadioGroup(name)
        : form.createRadioGroup(name);
      group.addOptionToPage(state ?? 'on', sheet, { x, y, width: 9, height: 9 });
    } else form.createTextField(name).addToPage(sheet, { x, y, width, height: 14 });
  }
  return document.save();
}

function print(page: PDFPage | undefined, { text, x, y }: MadeText, font: PDFFont): void {
  page?.drawText(text, { x, y, size: 9, font });
}

/** A certificate of two pages: people, filing status, four lines, and a worksheet. */
export function certificate(): MadeForm {
  const caption = (
    asks: string,
    name: string,
    text: string,
    x: number,
    y: number,
    width = 180,
  ) => ({
    box: { asks, name, x, y, width },
    text: { text, x, y: y + 17 },
  });
  const captions = [
    caption('first name', 'f1', 'First name and middle initial', 40, 700),
    caption('last name', 'f2', 'Last name', 240, 700),
    caption('number', 'f3', 'Social security number', 440, 700, 120),
    caption('street', 'f4', 'Home address (number and street)', 40, 668, 380),
    caption('city', 'f5', 'City or town, state, and ZIP code', 40, 636, 380),
  ];
  const line = (asks: string, name: string, label: string, text: string, y: number, page = 1) => ({
    box: { asks, name, x: 500, y, width: 72, page },
    text: { text: `${label}   ${text}`, x: 40, y: y + 3, page },
    number: { text: label, x: 484, y: y + 3, page },
  });
  const lines = [
    line('allowances', 'f6', '1', 'Total number of allowances from the worksheet on page 2', 540),
    line('extra', 'f7', '2', 'Additional amount you want withheld from each paycheck', 520),
    line('credits', 'f8', '3', 'Credits for qualifying children under age 17', 500),
    line('other income', 'f9', '4', 'Other income, such as interest and dividends', 480),
    line('own allowance', 'g1', 'A', 'Enter 1 for yourself', 680, 2),
    line(
      'spouse allowance',
      'g2',
      'B',
      'Enter 1 for your spouse if your spouse does not work',
      660,
      2,
    ),
    line('children', 'g3', 'C', 'Enter the number of children who live with you', 640, 2),
    line('blindness', 'g4', 'D', 'Enter 1 if you are blind, and 1 if your spouse is', 620, 2),
    line(
      'total',
      'g5',
      'E',
      'Add lines A through D and enter the total here and on line 1',
      600,
      2,
    ),
  ];
  const status = ['Single', 'Married filing jointly', 'Head of household'].map((text, i) => ({
    box: {
      asks: `status ${i + 1}`,
      name: `c${i + 1}`,
      kind: 'tick' as const,
      x: 60,
      y: 600 - 14 * i,
    },
    text: { text, x: 74, y: 601 - 14 * i },
  }));
  return {
    boxes: [...captions, ...status, ...lines].map(({ box }) => box),
    texts: [
      { text: 'Employee withholding certificate of an invented state', x: 40, y: 750 },
      { text: 'Your filing status (check one box only)', x: 40, y: 616 },
      { text: 'Allowances worksheet, keep it for your records', x: 40, y: 740, page: 2 },
      ...[...captions, ...status, ...lines].map(({ text }) => text),
      ...lines.map(({ number }) => number),
    ],
  };
}
