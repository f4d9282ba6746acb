import { createHash } from 'node:crypto';
import type { LinkedForm, Sources } from '@formpress/compiler';
import { boxChanges } from '../changes/box-changes.ts';
import { splitChanges } from '../changes/splits.ts';
import { type ChangeList, kindOfRevision } from '../foundation/change.ts';
import type { ExpectedPlaces } from '../matching/expected-places.ts';
import { type Matching, matchBoxes } from '../matching/match-boxes.ts';
import { type Answer, settle } from '../matching/settle.ts';
import { isSamePlace, type PlacedField } from '../reading/placed-paper.ts';
import { PaperProblem, usablePaper } from '../reading/usable-paper.ts';
import { nextVersion } from '../writing/next-version.ts';
import { placeOnFlat } from './place-on-flat.ts';
import { placedFields } from './placed-fields.ts';

/** A form, and the file to bind it to. */
export type BindRequest = {
  form: LinkedForm;
  files: Sources;
  /** The agency's file. */
  file: { name: string; bytes: Uint8Array };
  answers: readonly Answer[];
};

/** A form that was written on a drawn blank and is now bound to the agency's file: its changed files, and how the two differ. */
export type Bound = { list: ChangeList; matching: Matching; files: Map<string, Uint8Array> };

/** Expects everything where it is: signatures and added boxes are already written in the places of the agency's file. */
const inPlace: ExpectedPlaces = (place) => [place];

/** Binds the fields of a drawn blank to those of the agency's file. What is not certain waits for a person. */
export function bind({ form, files, file, answers }: BindRequest): Bound {
  if (form.blank.kind === 'agency')
    throw new PaperProblem(
      `${form.id} ${form.version} has the agency's file already. For a new one, use: formpress revise ${form.id}@${form.version} ${file.name}`,
    );
  const before = usablePaper(form.blank.bytes, 'The drawn blank');
  const own = new Set(before.fields.map(({ name }) => name));
  const found = usablePaper(file.bytes, file.name, own);
  const all = askAboutLost(
    settle(matchBoxes(before, found, { isSameEdition: true }), answers, found),
    answers,
  );
  const open = found.proposed.length > 0 ? withoutPlaced(all, placedFields(form, files)) : all;
  const { matching, after, flat } = placeOnFlat(open, { before, after: found, own });
  const changes = [...splitChanges(matching, inPlace), ...boxChanges(matching, after)];
  const list = { kind: kindOfRevision(changes), changes, reaches: [] };
  const made = nextVersion({
    ...{ form, files, before, after, flat, expect: inPlace, isPlaced: true },
    compared: { list, matching, values: [], cells: [] },
    folder: form.folder,
    effective: form.facts.effective,
    blank: file.bytes,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
  });
  const changed = [...made].filter(([path, bytes]) => !isSame(bytes, files.get(path)));
  return { list, matching, files: new Map(changed) };
}

/** Asks about boxes that seem gone: they were drawn for a reason, so a person must say that the agency's file has none. */
function askAboutLost(matching: Matching, answers: readonly Answer[]): Matching {
  const settled = new Set(answers.filter(({ is }) => is === undefined).map(({ was }) => was));
  const lost = matching.gone.filter(({ field }) => !settled.has(field));
  return {
    ...matching,
    asked: [...matching.asked, ...lost.map((from) => ({ from, candidates: [] }))],
    gone: matching.gone.filter((box) => !lost.includes(box)),
  };
}

/** Leaves out what was found about fields that pdf.yaml already places: they are decided. */
function withoutPlaced(matching: Matching, placed: readonly PlacedField[]): Matching {
  const names = new Set(placed.map(({ name }) => name));
  return {
    same: matching.same,
    asked: matching.asked.filter(({ from }) => !names.has(from.field)),
    gone: matching.gone.filter(({ field }) => !names.has(field)),
    added: matching.added.filter((box) => !placed.some((field) => isSamePlace(field, box))),
  };
}

function isSame(bytes: Uint8Array, before: Uint8Array | undefined): boolean {
  return before !== undefined && Buffer.compare(bytes, before) === 0;
}
