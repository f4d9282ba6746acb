import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';

/** The pictures that notes of a form show, and where. */
export function imagesUsed({
  interview,
  withFederal,
}: LinkedForm): { name: string; at: SourceRange }[] {
  const sets = [interview, withFederal?.interview].flatMap((each) => each?.sets ?? []);
  const notes = sets.flatMap((set) => [
    ...set.notes,
    ...set.questions.flatMap(({ question }) => question.notes),
  ]);
  return notes.flatMap((note) => ('image' in note ? [{ name: note.image, at: note.at }] : []));
}
