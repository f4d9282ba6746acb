import { type Edit, replacementsOf, type Sources } from '@formpress/compiler';

/** Applies edits to the text of a file. Nothing else in it changes. */
export function applyEdits(file: string, text: string, edits: readonly Edit[]): string {
  const sources: Sources = new Map([[file, new TextEncoder().encode(text)]]);
  const replacements = edits.flatMap((edit) => {
    const found = replacementsOf({ title: '', edits: [edit] }, sources);
    if (!found) throw new Error(`An edit of ${file} does not fit its text.`);
    return found;
  });
  return replacements
    .sort((a, b) => b.start - a.start)
    .reduce(
      (edited, { start, end, text: by }) => edited.slice(0, start) + by + edited.slice(end),
      text,
    );
}
