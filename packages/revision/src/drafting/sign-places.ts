import { shortestEnding, writtenInRow } from '@formpress/compiler';
import type { Paper, PaperBox } from '../foundation/paper.ts';

/** Where people sign: the boxes for it, and the lines of pdf.yaml. */
export type SignPlaces = { boxes: PaperBox[]; lines: string[] };

/** Finds the box or the printed line for the signature and its date. */
export function signPlaces({ boxes, rows, fields, proposed }: Paper): SignPlaces {
  const signature = boxes.find(
    ({ type, text }) => type === 'signature' || (type === 'text' && /signature/i.test(text)),
  );
  const row = rows.find(({ text }) => /signature/i.test(text) && !/electronic/i.test(text));
  const page = signature?.page ?? row?.page;
  const dates = boxes.filter(
    ({ type, text, page: on }) =>
      type === 'text' &&
      on === page &&
      /^(today.s )?date\b/i.test(text) &&
      !/birth|hire/i.test(text),
  );
  const beside = dates.find(({ box }) => signature && Math.abs(box[1] - signature.box[1]) < 12);
  const date = beside ?? dates[0];
  const placeOf = ({ field, page: on, box }: PaperBox) =>
    proposed.length > 0
      ? `page: ${on}, box: [${box.join(', ')}]`
      : `field: ${writtenInRow(shortestEnding(field, fields))}`;
  const above = row
    ? `page: ${row.page}, box: [${boxAbove(row.box)}]`
    : 'page: 1, box: [72, 72, 240, 16]';
  const dated = row
    ? `page: ${row.page}, box: [${Math.round(Math.min(row.box[0] + 330, 490))}, ${Math.round(row.box[1] + 10)}, 100, 14]`
    : 'page: 1, box: [360, 72, 100, 16]';
  return {
    boxes: [signature, date].flatMap((box) => box ?? []),
    lines: [
      `  signatureLine: { ${signature ? placeOf(signature) : above} }`,
      `  date: { ${date ? placeOf(date) : dated}, format: MM/DD/YYYY }`,
    ],
  };
}

function boxAbove([left, bottom]: readonly number[]): string {
  return [Math.min(left ?? 72, 240), (bottom ?? 72) + 10, 240, 16].map(Math.round).join(', ');
}
