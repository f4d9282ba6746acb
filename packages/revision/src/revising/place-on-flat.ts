import type { Box } from '@formpress/pdf';
import type { Paper, PaperBox, ProposedField } from '../foundation/paper.ts';
import type { Matching } from '../matching/match-boxes.ts';
import type { PlacedPaper } from '../reading/placed-paper.ts';
import type { FlatTarget } from '../writing/pdf-scope.ts';

/** A matching with a file without fields: our names stay, and pdf.yaml gets the places of the file. */
export type OnFlat = { matching: Matching; after: Paper; flat?: FlatTarget };

type Known = {
  before: Paper | PlacedPaper;
  after: Paper;
  /** The fields that are ours, so that their names stay. */
  own: ReadonlySet<string>;
};

/** Gives the found boxes of a file the names that the old ones had. A file with fields keeps its names. */
export function placeOnFlat(all: Matching, { before, after, own }: Known): OnFlat {
  const matching = 'placed' in before ? onlyPlaced(all, before) : all;
  if (after.proposed.length === 0) return { matching, after };
  const names = new Map(
    matching.same.flatMap(({ from, to }): [string, string][] =>
      own.has(from.field) && !from.field.includes('.') ? [[to.field, from.field]] : [],
    ),
  );
  const renamed = <T extends PaperBox>(box: T): T => {
    const name = names.get(box.field);
    return name === undefined ? box : { ...box, field: name, key: name };
  };
  const nameOf = (name: string) => names.get(name) ?? name;
  const placed = {
    ...after,
    boxes: after.boxes.map(renamed),
    fields: after.fields.map((field) => ({ ...field, name: nameOf(field.name) })),
    proposed: after.proposed.map((field) => ({ ...field, name: nameOf(field.name) })),
  };
  const same = matching.same.map(({ from, to }) => ({ from, to: renamed(to) }));
  return {
    matching: { ...matching, same },
    after: placed,
    flat: targetOf({ ...matching, same }, before, placed),
  };
}

/** Only the old boxes that pdf.yaml places: other places that the old lines and frames show do not matter. */
function onlyPlaced(matching: Matching, { placed }: PlacedPaper): Matching {
  const isPlaced = ({ field }: PaperBox) => placed.has(field);
  return {
    same: matching.same.filter(({ from }) => isPlaced(from)),
    asked: matching.asked.filter(({ from }) => isPlaced(from)),
    gone: matching.gone.filter(isPlaced),
    added: matching.added,
  };
}

function targetOf(
  { same, asked, added }: Matching,
  before: Paper | PlacedPaper,
  { proposed }: Paper,
): FlatTarget {
  const byName = new Map(proposed.map((field) => [field.name, field]));
  const places = same.flatMap(({ from, to }): [string, ProposedField][] => {
    const proposal = byName.get(to.field);
    return proposal ? [[to.field, { ...proposal, box: movedBox(from, to, before) }]] : [];
  });
  const open = new Set([...asked.flatMap(({ candidates }) => candidates), ...added]);
  const more = [...open].flatMap(({ field, type }) =>
    type === 'signature' ? [] : (byName.get(field) ?? []),
  );
  return { places: new Map(places), more };
}

const leastHeight = 6;

/** A box that a person placed keeps its place within the frame or on the line; others take what was found. */
function movedBox(from: PaperBox, to: PaperBox, before: Paper | PlacedPaper): Box {
  const { box, found } = ('placed' in before && before.placed.get(from.field)) || {};
  if (!box || !found) return to.box;
  const [x, y, width, height] = box.map((side, i) => {
    const moved = side + (to.box[i] ?? 0) - (found[i] ?? 0);
    return Math.round(moved * 10) / 10;
  }) as Box;
  const isSigned = from.type === 'signature';
  return [x, y, width, isSigned ? box[3] : Math.max(leastHeight, height)];
}
