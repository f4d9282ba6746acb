import type { LinkedNote, LinkedQuestion } from '../linked/linked-form.ts';
import type { LinkedKind } from '../linked/linked-kind.ts';
import type { LinkedText } from '../linked/linked-text.ts';

/** The texts of a kind of answer. */
export function textsOfKind({ options, otherwise, between }: LinkedKind): LinkedText[] {
  return [...options.map(({ label }) => label), otherwise, ...(between ? [between.text] : [])];
}

/** The texts of a question, including those of its kind. */
export function textsOfQuestion({ options, ask, otherwise, notes }: LinkedQuestion): LinkedText[] {
  return [
    ...options.map(({ label }) => label),
    ask,
    ...(otherwise ? [otherwise] : []),
    ...notes.flatMap(textsOfNote),
  ];
}

/** The texts of a note. */
export function textsOfNote(note: LinkedNote): LinkedText[] {
  const label = note.label ? [note.label] : [];
  if ('text' in note) return [...label, note.text];
  if ('list' in note) return [...label, ...note.list];
  if ('image' in note) return label;
  return [...label, ...note.table.headers, ...note.table.rows.flat()];
}
