import type { DraftView, RevisionView } from '../../foundation/paper-wire.ts';
import { ask, send } from '../foundation/api.ts';
import { formAddress } from '../foundation/route.ts';
import { now, update } from '../foundation/state.ts';
import { attempt } from './attempt.ts';

/** Uploads the agency's file, and forgets what was decided about the last one. */
export function uploadPaper(file: File): Promise<void> {
  // So that nothing of the last file can be written by mistake.
  update({
    ...{ paper: undefined, draft: undefined, draftUses: [], draftBox: undefined },
    ...{ decisions: [], revision: undefined },
  });
  return attempt(async () => {
    const { paper } = await ask<{ paper: string }>(
      'POST',
      `/api/papers?name=${encodeURIComponent(file.name)}`,
      await file.arrayBuffer(),
    );
    update({ paper: { key: paper, name: file.name }, notice: undefined });
    if (now().route.view === 'revise') await revise(false);
  });
}

/** Compares the form with the file under the decisions so far, and writes the new version when wanted. */
async function revise(isWritten: boolean): Promise<void> {
  const { route, paper, decisions, revisedAs } = now();
  if (route.view !== 'revise' || !paper) return;
  const revision = await send<RevisionView>(`/api/forms/${route.id}/${route.version}/revise`, {
    paper: paper.key,
    answers: decisions,
    ...(revisedAs !== '' && { version: revisedAs }),
    isWritten,
  });
  update({ revision, revisedAs: revision.version, notice: undefined });
  if (!isWritten) return;
  update({ notice: { kind: 'done', says: `Written: ${revision.files.length} files.` } });
  window.location.hash = formAddress(route.id, revision.version);
}

/** Decides which new box an old one has become. Without a new box, the old one is gone. */
export function decide(was: string, is: string | undefined): Promise<void> {
  const others = now().decisions.filter((each) => each.was !== was);
  update({ decisions: [...others, { was, ...(is !== undefined && { is }) }] });
  return attempt(() => revise(false));
}

/** Takes the last decision back. */
export function undoDecision(): Promise<void> {
  update({ decisions: now().decisions.slice(0, -1) });
  return attempt(() => revise(false));
}

/** Writes the new version. */
export function writeRevision(): Promise<void> {
  return attempt(() => revise(true));
}

/** Says what a box of the draft is for; without a use, it is guessed again. */
export function setBoxUse(field: string, use: string | undefined): Promise<void> {
  const others = now().draftUses.filter((each) => each.field !== field);
  const draftUses = use === undefined ? others : [...others, { field, use }];
  update({ draftUses, draftBox: undefined });
  return draft(false);
}

/** Drafts a new form from the file, and writes it when wanted. */
export function draft(isWritten: boolean): Promise<void> {
  return attempt(async () => {
    const { paper, draftAs, draftUses: uses } = now();
    if (!paper) return;
    const asked = { paper: paper.key, ...draftAs, uses, isWritten };
    const made = await send<DraftView>('/api/import', asked);
    update({ draft: made });
    if (!isWritten) return;
    update({ notice: { kind: 'done', says: `Written: ${made.files.length + 1} files.` } });
    window.location.hash = formAddress(draftAs.id, draftAs.version);
  });
}
