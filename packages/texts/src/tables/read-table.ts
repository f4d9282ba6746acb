import { type TranslatedLanguage, translatedLanguages } from '@formpress/model';
import { type ReturnedUnit, UnreadableFile } from '../foundation/returned-unit.ts';
import { unitStates } from '../foundation/unit.ts';
import { headings, translationHeading } from './columns.ts';

/** A table as a file has it: a row of headings, then a row for each unit. */
export type Table = {
  rows: readonly (readonly string[])[];
  /** Names a cell by its row and column, both counted from 0. */
  cellName(row: number, column: number): string;
  /** Names the table in messages. */
  name: string;
};

/** The language of a table and its units. Rows whose translation is empty are read too. */
export function readTable({ rows, cellName, name }: Table): {
  language: TranslatedLanguage;
  units: ReturnedUnit[];
} {
  const [first = [], ...others] = rows;
  const language = translatedLanguages.find((each) => first.includes(translationHeading(each)));
  const columns = {
    english: first.indexOf(headings.english),
    id: first.indexOf(headings.id),
    state: first.indexOf(headings.state),
    exported: first.indexOf(headings.exported),
    shown: first.indexOf(headings.shown),
  };
  if (!language || columns.english === -1 || columns.id === -1)
    throw new UnreadableFile(
      `${name} does not have the columns of an export: ${headings.english}, the translation and ${headings.id}. Keep the row of headings as it was exported.`,
    );
  const translation = first.indexOf(translationHeading(language));
  const units = others.flatMap((cells, index): ReturnedUnit[] => {
    const at = (column: number) => (column === -1 ? '' : (cells[column] ?? ''));
    const id = at(columns.id);
    if (cells.every((cell) => cell === '')) return [];
    const word = at(columns.state).trim().toLowerCase();
    const state = unitStates.find((each) => each === word);
    const isUnknown = !state && word !== '';
    const stateCell = cellName(index + 1, columns.state);
    const [exported, shown] = [at(columns.exported), at(columns.shown).split('\n')[0] ?? ''];
    return [
      {
        ...{ id, english: at(columns.english), translation: at(translation) },
        ...(state && { state }),
        ...(exported !== '' && { exported }),
        ...(shown !== '' && { shown }),
        at: isUnknown ? stateCell : cellName(index + 1, translation),
        ...(isUnknown && {
          fault: `"${word}" is not a state. Write draft, translated or reviewed.`,
        }),
      },
    ];
  });
  return { language, units };
}
