import type { Change } from '../foundation/change.ts';
import type { PaperBox } from '../foundation/paper.ts';
import type { ExpectedPlaces } from '../matching/expected-places.ts';
import type { Matching } from '../matching/match-boxes.ts';
import { placeOf } from './box-changes.ts';
import { nameBox } from './name-box.ts';

/** Boxes that became several, or several that became one: the parts lie within the row and the width of the whole. */
export function splitChanges({ asked, gone, added }: Matching, expect: ExpectedPlaces): Change[] {
  const lost = [...gone, ...asked.map(({ from }) => from)];
  const free = [...added, ...new Set(asked.flatMap(({ candidates }) => candidates))];
  const splits = lost.flatMap((from) => {
    const parts = free.filter((to) => expect(from).some((place) => isWithin(to, place)));
    return parts.length > 1 ? [split(from, parts)] : [];
  });
  const merges = free.flatMap((to) => {
    const parts = lost.filter((from) =>
      expect(from).some((place) => isWithin({ ...from, ...place }, to)),
    );
    return parts.length > 1 ? [merged(parts, to)] : [];
  });
  return [...splits, ...merges];
}

type Spot = Pick<PaperBox, 'page' | 'box'>;

/** Whether a smaller box is in the row and the width of a larger one. */
function isWithin({ page, box }: Spot, whole: Spot): boolean {
  const [left, bottom, width, height] = box;
  const [x, y, wide, tall] = whole.box;
  const isInRow = Math.abs(bottom + height / 2 - y - tall / 2) < Math.max(height, tall) / 2;
  return (
    page === whole.page &&
    isInRow &&
    width < 0.9 * wide &&
    left > x - 6 &&
    left + width < x + wide + 6
  );
}

function split(from: PaperBox, parts: PaperBox[]): Change {
  return {
    kind: 'box-split',
    certainty: 'asked',
    says: `${nameBox(from)} was split into ${parts.map(nameBox).join(', ')}.`,
    before: placeOf(from),
    ...(parts[0] && { after: placeOf(parts[0]) }),
    old: from.key,
    candidates: parts.map(({ key }) => key),
  };
}

function merged(parts: PaperBox[], to: PaperBox): Change {
  return {
    kind: 'box-merged',
    certainty: 'asked',
    says: `${parts.map(nameBox).join(', ')} were merged into ${nameBox(to)}.`,
    ...(parts[0] && { before: placeOf(parts[0]) }),
    after: placeOf(to),
    new: to.key,
    candidates: parts.map(({ key }) => key),
  };
}
