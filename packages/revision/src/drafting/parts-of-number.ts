import type { PaperBox } from '../foundation/paper.ts';

/** Numbers that agencies divide into several boxes, with the lengths of their parts. */
const divided: [print: string, lengths: number[]][] = [
  ['{{employee.socialSecurityNumber}}', [3, 2, 4]],
  ['{{employee.socialInsuranceNumber}}', [3, 3, 3]],
  ['{{employee.address.zipCode}}', [5, 4]],
  ['{{employer.federalEIN}}', [2, 7]],
];

/**
 * The boxes for the parts of a number, if its first box takes only the first part; or that box alone, if it takes all the
 * digits but no separators. Empty for any other box.
 */
export function partsOfNumber(
  first: PaperBox,
  print: string,
  boxes: readonly PaperBox[],
): { box: PaperBox; print: string }[] {
  const lengths = divided.find(([each]) => each === print)?.[1] ?? [];
  const name = print.slice(2, -2);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  if (all > 0 && first.maxLength === all) return [{ box: first, print: `{{bare ${name}}}` }];
  if (first.maxLength === undefined || first.maxLength !== lengths[0]) return [];
  const inRow = boxes.filter(
    ({ page, box }) => page === first.page && Math.abs(box[1] - first.box[1]) < 4,
  );
  const from = inRow.indexOf(first);
  const parts: { box: PaperBox; print: string }[] = [];
  let start = 1;
  for (const [i, length] of lengths.entries()) {
    const box = inRow[from + i];
    if (!box || box.maxLength !== length) break;
    parts.push({ box, print: `{{bare ${name} ${start} ${start + length - 1}}}` });
    start += length;
  }
  return parts;
}
