import type { TranslatedLanguage } from '@formpress/model';
import type { UnitState } from './unit.ts';

/** A unit as it is in a file that came back, and where in the file it is. */
export type ReturnedUnit = {
  id: string;
  english: string;
  translation: string;
  /** Absent when the file does not say it. */
  state?: UnitState;
  /** Its state and digest when it was exported, as `exportedAs` writes them; absent when a tool dropped them. */
  exported?: string;
  /** Where the text was shown. */
  shown?: string;
  /** Such as: sheet "W4101", cell B5. */
  at: string;
  /** What keeps it from being read, as a sentence. */
  fault?: string;
};

/** A file of translations that came back. */
export type ReturnedFile = { language: TranslatedLanguage; units: ReturnedUnit[] };

/** A file that cannot be read at all, with a message for the person who sent it. */
export class UnreadableFile extends Error {}
