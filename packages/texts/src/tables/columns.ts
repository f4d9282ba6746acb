import { languageNames, type TranslatedLanguage } from '@formpress/model';
import {
  describeNote,
  describePaper,
  describeTerms,
  describeUses,
  studioLink,
} from '../foundation/describe-unit.ts';
import type { ExportOptions } from '../foundation/export-options.ts';
import type { Unit } from '../foundation/unit.ts';
import { exportedAs } from '../foundation/unit-id.ts';

/** A column of a table of units: its heading, its text for a unit, and how it looks in a sheet. */
export type Column = {
  heading: string;
  textOf(unit: Unit): string;
  /** In characters. */
  width: number;
  isEditable?: true;
};

/** The headings that an import looks for. */
export const headings = {
  english: 'English',
  state: 'State',
  shown: 'Shown',
  id: 'Id',
  exported: 'Exported as',
} as const;

/** The heading of the column that the translator fills in, such as French (fr). */
export function translationHeading(language: TranslatedLanguage): string {
  return `${languageNames[language].english} (${language})`;
}

/** The columns of every table, from left to right. */
export function columnsFor({ language, studioUrl }: ExportOptions): Column[] {
  return [
    { heading: headings.english, textOf: ({ english }) => english, width: 50 },
    {
      heading: translationHeading(language),
      textOf: ({ translation }) => translation,
      width: 50,
      isEditable: true,
    },
    { heading: headings.state, textOf: ({ state }) => state, width: 12, isEditable: true },
    { heading: headings.shown, textOf: describeUses, width: 36 },
    { heading: 'Text before', textOf: ({ around }) => around.before ?? '', width: 30 },
    { heading: 'Text after', textOf: ({ around }) => around.after ?? '', width: 30 },
    { heading: 'On paper', textOf: describePaper, width: 26 },
    { heading: 'Note', textOf: describeNote, width: 36 },
    { heading: 'Glossary', textOf: describeTerms, width: 30 },
    { heading: 'In the studio', textOf: (unit) => studioLink(unit, studioUrl), width: 24 },
    { heading: headings.id, textOf: ({ id }) => id, width: 10 },
    { heading: headings.exported, textOf: exportedAs, width: 10 },
  ];
}
