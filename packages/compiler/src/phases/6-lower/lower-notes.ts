import type { LinkedNote } from '../4-link/linked/linked-form.ts';
import type { LinkedText } from '../4-link/linked/linked-text.ts';

/** Notes as clients get them. The service adds its address to the paths of pictures. */
export function lowerNotes(
  notes: LinkedNote[],
  nextTo: 'QUESTION' | 'ALL_QUESTIONS',
  say: (text: LinkedText) => string,
  images: string,
): object[] {
  return notes.map((note) => {
    const suggestedPlacement = `${note.place.toUpperCase()}_${nextTo}`;
    const label = note.label ? { optionalLabel: say(note.label) } : {};
    if ('text' in note) return { htmlType: 'PARAGRAPH', text: say(note.text), suggestedPlacement };
    if ('list' in note) {
      return {
        htmlType: 'UNORDERED_LIST',
        listItems: note.list.map(say),
        suggestedPlacement,
        ...label,
      };
    }
    if ('image' in note) {
      return { htmlType: 'IMAGE', href: `${images}/${note.image}`, suggestedPlacement, ...label };
    }
    return {
      htmlType: 'TABLE',
      headers: note.table.headers.map(say),
      rows: note.table.rows.map((cells) => ({ cells: cells.map(say) })),
      suggestedPlacement,
      ...label,
    };
  });
}
