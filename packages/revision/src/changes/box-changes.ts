import type { Box } from '@formpress/pdf';
import type { Change, PaperPlace } from '../foundation/change.ts';
import type { Paper, PaperBox } from '../foundation/paper.ts';
import type { Matching } from '../matching/match-boxes.ts';
import { nameBox } from './name-box.ts';

const noticeable = 1.5;

/** What happened to each box. */
export function boxChanges({ same, asked, gone, added }: Matching, after: Paper): Change[] {
  return [
    ...same.flatMap(({ from, to }) => changesOf(from, to)),
    ...asked.map(({ from, candidates }) => undecided(from, candidates)),
    ...gone.map((from) => removed(from, after)),
    ...added.map((to) => addition(to)),
  ];
}

function changesOf(from: PaperBox, to: PaperBox): Change[] {
  const places = { before: placeOf(from), after: placeOf(to), ...lineOf(to) };
  const sure = (kind: Change['kind'], says: string): Change => ({
    kind,
    certainty: 'sure',
    says,
    ...places,
  });
  const name = nameBox(from);
  const [x, y] = [to.box[0] - from.box[0], to.box[1] - from.box[1]];
  const isMoved = from.page !== to.page || Math.hypot(x, y) > noticeable;
  const isResized = [2, 3].some(
    (side) => Math.abs((to.box[side] ?? 0) - (from.box[side] ?? 0)) > noticeable,
  );
  return [
    ...(isMoved ? [sure('box-moved', `${name} moved ${describeMove(from, to)}.`)] : []),
    ...(isResized
      ? [sure('box-resized', `${name} is now ${sizeOf(to.box)} instead of ${sizeOf(from.box)}.`)]
      : []),
    ...(from.key === to.key
      ? []
      : [sure('box-renamed', `${name} is now the field "${to.key}", before "${from.key}".`)]),
    ...(from.maxLength === to.maxLength
      ? []
      : [sure('box-length', `${name} takes ${lengthOf(to)} instead of ${lengthOf(from)}.`)]),
    ...(from.type === to.type ? [] : [sure('box-kind', `${name} is a ${to.type} now.`)]),
    ...(from.state === to.state
      ? []
      : [sure('box-states', `${name} is ticked by "${to.state}" instead of "${from.state}".`)]),
  ];
}

function undecided(from: PaperBox, candidates: PaperBox[]): Change {
  const names = candidates.map(nameBox);
  return {
    kind: 'box-undecided',
    certainty: 'asked',
    says:
      names.length === 0
        ? `${nameBox(from)} matches no field of the new file.`
        : `${nameBox(from)} may be ${names.join(', or ')}; or none of them.`,
    before: placeOf(from),
    ...(candidates[0] && { after: placeOf(candidates[0]) }),
    ...lineOf(from),
    old: from.key,
    candidates: candidates.map(({ key }) => key),
  };
}

function removed(from: PaperBox, after: Paper): Change {
  const parts = after.boxes.length === 0 ? ' The new file has no fields.' : '';
  return {
    kind: 'box-removed',
    certainty: 'sure',
    says: `${nameBox(from)} is gone.${parts}`,
    before: placeOf(from),
    ...lineOf(from),
    old: from.key,
  };
}

function addition(to: PaperBox): Change {
  return {
    kind: 'box-added',
    certainty: 'sure',
    says: `${nameBox(to)} is new.`,
    after: placeOf(to),
    ...lineOf(to),
    new: to.key,
  };
}

export function placeOf({ page, box }: PaperBox): PaperPlace {
  return { page, box };
}

function lineOf({ line }: PaperBox): { line?: string } {
  return line === undefined ? {} : { line };
}

function lengthOf({ maxLength }: PaperBox): string {
  return maxLength === undefined ? 'any number of characters' : `${maxLength} characters`;
}

function sizeOf([, , width, height]: Box): string {
  return `${Math.round(width)} by ${Math.round(height)} points`;
}

function describeMove(from: PaperBox, to: PaperBox): string {
  if (from.page !== to.page) return `from page ${from.page} to page ${to.page}`;
  const [x, y] = [to.box[0] - from.box[0], to.box[1] - from.box[1]].map(Math.round);
  const sideways = x ? `${Math.abs(x)} points to the ${x > 0 ? 'right' : 'left'}` : '';
  const upright = y ? `${Math.abs(y)} points ${y > 0 ? 'up' : 'down'}` : '';
  return [upright, sideways].filter((part) => part !== '').join(' and ') || 'by less than a point';
}
