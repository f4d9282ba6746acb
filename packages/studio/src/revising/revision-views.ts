import {
  type Answer,
  type BoxUse,
  boxUses,
  type PaperBox,
  type Revision,
  type RevisionRequest,
  readPaper,
  revise,
} from '@formpress/revision';
import type { OpenForm } from '../forms/open-forms.ts';
import type { PictureStore } from '../forms/picture-store.ts';
import type { DraftView, PaperBoxView, RevisionView } from '../foundation/paper-wire.ts';

/** The agency's file, and what was decided so far. */
export type RevisionQuery = {
  file: { name: string; bytes: Uint8Array };
  version?: string | undefined;
  answers: readonly Answer[];
};

/** Compares the blank of a form with the agency's new file. Nothing is written. */
export function reviseForm(
  { linked, family, files }: OpenForm,
  { file, version, answers }: RevisionQuery,
): Revision {
  const request: RevisionRequest = {
    form: linked,
    family: family.linked,
    files,
    new: file,
    ...(version && { version }),
    answers,
  };
  return revise(request);
}

/** A revision for the page: matched, asked, gone and added boxes on both papers. */
export function revisionView(
  revision: Revision,
  old: Uint8Array,
  now: Uint8Array,
  pictures: PictureStore,
): RevisionView {
  const { matching, list, version, before, after, files } = revision;
  return {
    version,
    kind: list.kind,
    changes: list.changes.map(({ kind, certainty, says }) => ({ kind, certainty, says })),
    same: matching.same.map(({ from, to }) => ({ from: boxView(from), to: boxView(to) })),
    asked: matching.asked.map(({ from, candidates }) => ({
      from: boxView(from),
      candidates: candidates.map(boxView),
    })),
    gone: matching.gone.map(boxView),
    added: matching.added.map(boxView),
    before: { pictures: pictures.keep(old), pages: sizesOf(before.pages) },
    after: { pictures: pictures.keep(now), pages: sizesOf(after.pages) },
    files: [...files.keys()],
  };
}

/** The boxes of a PDF with the words beside them and what each is for, and the sizes of its pages. */
export function draftView(
  bytes: Uint8Array,
  uses: readonly BoxUse[],
): Pick<DraftView, 'fields' | 'pages' | 'choices'> {
  const { boxes, pages } = readPaper(bytes);
  const byField = new Map(uses.map((each) => [each.field, each]));
  const fields = boxes.map((box) => ({
    ...boxView(box),
    isText: box.type === 'text',
    isSure: true,
    ...(byField.get(box.field) ?? { field: box.field }),
  }));
  return { fields, pages: sizesOf(pages), choices: boxUses };
}

function boxView({ key, page, box, text }: PaperBox): PaperBoxView {
  return { key, page, box, text };
}

function sizesOf(pages: readonly { width: number; height: number }[]) {
  return pages.map(({ width, height }) => ({ width, height }));
}
