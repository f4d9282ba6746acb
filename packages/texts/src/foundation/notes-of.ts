import {
  describeNote,
  describePaper,
  describeTerms,
  describeUses,
  studioLink,
} from './describe-unit.ts';
import type { Unit } from './unit.ts';

/** What a translator should know about a unit, in notes with headings. Empty notes are left out. */
export function notesOf(unit: Unit, studioUrl: string): { heading: string; text: string }[] {
  const all = [
    { heading: 'Shown', text: describeUses(unit) },
    { heading: 'Text before', text: unit.around.before ?? '' },
    { heading: 'Text after', text: unit.around.after ?? '' },
    { heading: 'On paper', text: describePaper(unit) },
    { heading: 'Note', text: describeNote(unit) },
    { heading: 'Glossary', text: describeTerms(unit) },
    { heading: 'In the studio', text: studioLink(unit, studioUrl) },
  ];
  return all.filter(({ text }) => text !== '');
}
