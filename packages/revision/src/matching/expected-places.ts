import type { Box } from '@formpress/pdf';
import type { Paper, PaperRow } from '../foundation/paper.ts';

/** A place on a page. */
export type Place = { page: number; box: Box };

/** A row that is printed once in each of two papers. */
type Anchor = { before: PaperRow; after: PaperRow };

const fewestWords = 2;
const nearest = 3;
const farthest = 150;

/** Where a box of the old paper would be on the new one if it had moved with the words around it. */
export type ExpectedPlaces = (place: Place) => Place[];

/** Finds rows that both papers print, and follows them. Without any, a box is expected where it was. */
export function followRows(before: Paper, after: Paper): ExpectedPlaces {
  const anchors = anchorsOf(before, after);
  return (place) => {
    const followed = nearestTo(place, anchors).map((anchor) => moved(place, anchor));
    return followed.length > 0 ? followed : [place];
  };
}

function anchorsOf(before: Paper, after: Paper): Anchor[] {
  const old = onceByText(before);
  const now = onceByText(after);
  return [...old].flatMap(([text, row]) => {
    const same = now.get(text);
    return same ? [{ before: row, after: same }] : [];
  });
}

function onceByText({ rows }: Paper): Map<string, PaperRow> {
  const all = new Map<string, PaperRow[]>();
  for (const row of rows) {
    const letters = row.words.filter((word) => word !== '#');
    const text = row.words.join(' ');
    if (letters.length >= fewestWords) all.set(text, [...(all.get(text) ?? []), row]);
  }
  return new Map(
    [...all].flatMap(([text, [row, ...others]]) =>
      row && others.length === 0 ? [[text, row]] : [],
    ),
  );
}

function nearestTo({ page, box: [, bottom] }: Place, anchors: Anchor[]): Anchor[] {
  const distance = ({ before }: Anchor) => Math.abs(before.box[1] - bottom);
  return anchors
    .filter((anchor) => anchor.before.page === page && distance(anchor) <= farthest)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, nearest);
}

function moved({ box: [left, bottom, width, height] }: Place, { before, after }: Anchor): Place {
  const right = left + after.box[0] - before.box[0];
  const up = bottom + after.box[1] - before.box[1];
  return { page: after.page, box: [right, up, width, height] };
}
