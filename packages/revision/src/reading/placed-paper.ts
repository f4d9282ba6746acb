import type { Box } from '@formpress/pdf';
import type { Paper } from '../foundation/paper.ts';
import { findFields, type Spot, spotsOn } from './find-fields.ts';
import { paperOf } from './read-paper.ts';

/** A field that pdf.yaml puts on a file without fields. */
export type PlacedField = {
  name: string;
  page: number;
  box: Box;
  kind: 'text' | 'tick' | 'signature';
};

/** The paper of a version on a file without fields. */
export type PlacedPaper = Paper & {
  /** The fields that pdf.yaml places, with the place that the file itself shows for each, if there is one. */
  placed: Map<string, { box: Box; found?: Box }>;
};

/** The least overlap, as a share of the smaller place, at which two places count as the same. */
const leastShare = 0.5;

/**
 * Reads a file without fields on which pdf.yaml places fields. The places that its lines and frames show are read as well:
 * one that pdf.yaml does not use is then not taken for new in the next file.
 */
export function placedPaper(bytes: Uint8Array, placed: readonly PlacedField[]): PlacedPaper {
  const found = spotsOn(bytes);
  const pairs = new Map(placed.map((field) => [field, partnerOf(field, placed, found)]));
  const partners = new Set([...pairs.values()]);
  const isShared = (spot: Spot) => placed.filter((field) => isIn(field, spot)).length > 1;
  const spots = [
    ...found.filter((spot) => !partners.has(spot) && !isShared(spot)),
    ...placed.map((field) => spotOf(field, pairs.get(field))),
  ];
  return {
    ...paperOf(bytes, findFields(bytes, spots, new Set())),
    proposed: [],
    placed: new Map(
      placed.map((field) => {
        const partner = pairs.get(field);
        return [field.name, { box: field.box, ...(partner && { found: partner.box }) }];
      }),
    ),
  };
}

/** The found place that a field overlaps most, if no other field is in it. */
function partnerOf(
  field: PlacedField,
  placed: readonly PlacedField[],
  found: readonly Spot[],
): Spot | undefined {
  const [spot] = found
    .filter((each) => isIn(field, each))
    .sort((a, b) => shared(field.box, b.box) - shared(field.box, a.box));
  const isAlone = spot && placed.every((each) => each === field || !isIn(each, spot));
  return isAlone ? spot : undefined;
}

function spotOf({ name, page, box, kind }: PlacedField, partner: Spot | undefined): Spot {
  const own = { page, box, align: 'left' as const, tallest: box[3] };
  const place: Spot = partner ?? { ...own, kind: kind === 'tick' ? 'tick' : 'text' };
  return { ...place, name, isSignature: kind === 'signature' };
}

function isIn(field: PlacedField, spot: Spot): boolean {
  return (field.kind === 'tick') === (spot.kind === 'tick') && isSamePlace(field, spot);
}

type Place = { page: number; box: Box };

/** Whether two places overlap by at least half of the smaller one. */
export function isSamePlace(a: Place, b: Place): boolean {
  const least = Math.min(a.box[2] * a.box[3], b.box[2] * b.box[3]);
  return a.page === b.page && shared(a.box, b.box) >= leastShare * least;
}

/** The area that two boxes share. */
function shared([x, y, width, height]: Box, [left, bottom, wide, tall]: Box): number {
  const across = Math.min(x + width, left + wide) - Math.max(x, left);
  const up = Math.min(y + height, bottom + tall) - Math.max(y, bottom);
  return Math.max(0, across) * Math.max(0, up);
}
