import { createHash } from 'node:crypto';
import type { LinkedForm, Sources } from '@formpress/compiler';
import { compareVersions } from '@formpress/model';
import { type Compared, comparePapers } from '../changes/compare-papers.ts';
import type { ChangeList } from '../foundation/change.ts';
import type { Paper } from '../foundation/paper.ts';
import { rootOf } from '../foundation/yaml-nodes.ts';
import { followRows } from '../matching/expected-places.ts';
import { matchBoxes } from '../matching/match-boxes.ts';
import { type Answer, settle } from '../matching/settle.ts';
import { type PlacedPaper, placedPaper } from '../reading/placed-paper.ts';
import { hasNoFields, readPaper } from '../reading/read-paper.ts';
import { PaperProblem, usable, usablePaper } from '../reading/usable-paper.ts';
import { nextVersion } from '../writing/next-version.ts';
import { placeOnFlat } from './place-on-flat.ts';
import { placedFields } from './placed-fields.ts';

/** A named file and its bytes. */
type NamedFile = { name: string; bytes: Uint8Array };

/** What a revision is made from. */
export type RevisionRequest = {
  form: LinkedForm;
  /** All forms of its family: some may be based on it. */
  family: readonly LinkedForm[];
  files: Sources;
  /** The file of the old version; without it, the blank of the definitions. */
  old?: NamedFile;
  new: NamedFile;
  /** The new version; without it, one is proposed from the year on the file. */
  version?: string;
  answers: readonly Answer[];
};

/** A new version of a form, and how it differs. */
export type Revision = {
  version: string;
  list: ChangeList;
  /** The files of its folder, by their paths in the definitions. */
  files: Map<string, Uint8Array>;
  before: Paper;
  after: Paper;
  matching: Compared['matching'];
};

/** Makes the next version of a form from the agency's new file. */
export function revise(request: RevisionRequest): Revision {
  const { form, family, files } = request;
  const { before, after, matching, flat } = matched(request);
  const compared = comparePapers({
    ...{ form, before, after, matching },
    rootOf: (file) => rootOf(file, files.get(file)),
    reaches: family
      .filter((each) => isBasedOn(each, form))
      .map(({ id, version }) => `${id} ${version}`),
  });
  const version = request.version ?? proposedVersion(form, compared);
  if (compareVersions(version, form.version) <= 0)
    throw new PaperProblem(
      `${version} does not come after ${form.version}. Name a later version with --as.`,
    );
  const folder = form.folder.replace(/[^/]*$/, version);
  const made = nextVersion({
    form,
    files,
    before,
    after,
    compared,
    flat,
    expect: followRows(before, after),
    folder,
    effective: firstDayOf(version),
    blank: request.new.bytes,
    sha256: createHash('sha256').update(request.new.bytes).digest('hex'),
  });
  return { version, list: compared.list, files: made, before, after, matching };
}

/** Both files, and how the boxes of the new one correspond to those of the old one. */
function matched({ form, files, old, new: file, answers }: RevisionRequest) {
  const before = paperOfVersion(form, files, old);
  const own = new Set(
    'placed' in before
      ? before.placed.keys()
      : form.blank.kind === 'specimen' && !old
        ? before.fields.map(({ name }) => name)
        : [],
  );
  const after = usablePaper(file.bytes, file.name, own);
  const all = settle(matchBoxes(before, after), answers, after);
  return { before, ...placeOnFlat(all, { before, after, own }) };
}

/** The file of the old version. One without fields has those that pdf.yaml places on it. */
function paperOfVersion(
  form: LinkedForm,
  files: Sources,
  old: NamedFile | undefined,
): Paper | PlacedPaper {
  const bytes = old?.bytes ?? form.blank.bytes;
  const name = old?.name ?? 'The blank';
  const placed = placedFields(form, files);
  return usable(
    () => (hasNoFields(bytes) && placed.length > 0 ? placedPaper(bytes, placed) : readPaper(bytes)),
    name,
  );
}

function isBasedOn(each: LinkedForm, { folder }: LinkedForm): boolean {
  return each.folder !== folder && each.folders.includes(folder);
}

/** The first version of the year that the new file prints. */
function proposedVersion({ version }: LinkedForm, { values }: Compared): string {
  const year = values.find(({ amount }) => amount.name === 'year')?.value;
  if (year === undefined)
    throw new PaperProblem(
      `The new file does not say which version it is after ${version}. Name it, such as --as ${Number(version.split('.')[0]) + 1}.1.0.`,
    );
  return `${year}.1.0`;
}

/** The first day of a version: 2025-05-01 for 2025.5.0. */
function firstDayOf(version: string): string {
  const [year = '', month = '1'] = version.split('.');
  return `${year}-${month.padStart(2, '0')}-01`;
}
