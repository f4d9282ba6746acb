import { shortestEnding, writtenInRow } from '@formpress/compiler';
import type { Paper, PaperBox } from '../foundation/paper.ts';

/** Where people sign: the boxes for it, and the lines of pdf.yaml. */
export type SignPlaces = { boxes: PaperBox[]; lines: string[] };

/** Finds the box or the printed line for the signature and its date. */
export function signPlaces({ boxes, rows, fields }: Paper): SignPlaces {
  const signature = boxes.find(
    ({ type, text }) => type === 'signature' || (type === 'text' && /signature/i.test(text)),
  );
  const row = rows.find(({ text }) => /signature/i.test(text) && !/electronic/i.test(text));
  const page = signature?.page ?? row?.page;
  const date = boxes.find(
    ({ type, text, page: on }) =>
      type === 'text' && on === page && /^(today.s )?date\b/i.test(text),
  );
  const nameOf = ({ field }: PaperBox) => writtenInRow(shortestEnding(field, fields));
  const above = row
    ? `page: ${row.page}, box: [${boxAbove(row.box)}]`
    : 'page: 1, box: [72, 72, 240, 16]';
  const dated = row
    ? `page: ${row.page}, box: [${Math.round(Math.min(row.box[0] + 330, 490))}, ${Math.round(row.box[1] + 10)}, 100, 14]`
    : 'page: 1, box: [360, 72, 100, 16]';
  return {
    boxes: [signature, date].flatMap((box) => box ?? []),
    lines: [
      `  signatureLine: { ${signature ? `field: ${nameOf(signature)}` : above} }`,
      `  date: { ${date ? `field: ${nameOf(date)}` : dated}, format: MM/DD/YYYY }`,
    ],
  };
}

function boxAbove([left, bottom]: readonly number[]): string {
  return [Math.min(left ?? 72, 240), (bottom ?? 72) + 10, 240, 16].map(Math.round).join(', ');
}
