import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { studioLink } from '../foundation/describe-unit.ts';
import type { ExportOptions } from '../foundation/export-options.ts';
import { type Unit, type UnitState, unitStates } from '../foundation/unit.ts';
import { unitsByHome } from '../foundation/units-by-home.ts';
import { type Column, columnsFor, headings } from '../tables/columns.ts';
import { columnLetter } from './column-letter.ts';
import { editableFormat, sheetFeatures } from './sheet-features.ts';
import { withoutTimes } from './without-times.ts';

type Sheet = Parameters<typeof writeExcelFile>[0][number];

/** The colour of each state. It follows what is written in the cell. */
const colours: Record<UnitState, string> = {
  missing: '#F8CBAD',
  changed: '#FFD966',
  draft: '#FFF2CC',
  translated: '#DDEBF7',
  reviewed: '#C6E0B4',
};

/** A workbook with a sheet for each form, place, and what all share. Only translations and states can be edited. */
export async function writeXlsx(
  units: readonly Unit[],
  options: ExportOptions,
): Promise<Uint8Array> {
  const columns = columnsFor(options);
  const homes = [...unitsByHome(units)];
  const named = homes.length > 0 ? homes : [['Nothing to translate', []] as const];
  const sheets = named.map(([home, own]) => sheetOf(home, own, columns));
  const links = named.map(([, own]) => own.map((unit) => studioLink(unit, options.studioUrl)));
  const letterOf = (heading: string) =>
    columnLetter(columns.findIndex((column) => column.heading === heading));
  const feature = sheetFeatures({
    stateColumn: letterOf(headings.state),
    linkColumn: letterOf('In the studio'),
    links,
  });
  const file = writeExcelFile(sheets, { features: [feature] });
  return withoutTimes(await file.toBuffer());
}

function sheetOf(home: string, units: readonly Unit[], columns: readonly Column[]): Sheet {
  const state = columns.findIndex(({ heading }) => heading === headings.state) + 1;
  const last = Math.max(2, units.length + 1);
  return {
    sheet: home,
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
    data: [
      columns.map(headingCell),
      ...units.map((unit) => columns.map((column) => cellOf(column, unit))),
    ],
    conditionalFormatting: unitStates.map((each) => ({
      cellRange: { from: { row: 2, column: state }, to: { row: last, column: state } },
      condition: { operator: '=', value: each },
      style: { backgroundColor: colours[each] },
    })),
  };
}

function headingCell({ heading, isEditable }: Column): Cell {
  return {
    value: heading,
    fontWeight: 'bold',
    backgroundColor: isEditable ? '#E2EFDA' : '#EDEDED',
    alignVertical: 'top',
  };
}

function cellOf({ textOf, isEditable, heading }: Column, unit: Unit): Cell {
  const style = { wrap: true, alignVertical: 'top' } as const;
  const value = textOf(unit);
  if (isEditable) return { value, type: String, format: editableFormat, ...style };
  const isLink = heading === 'In the studio' && value !== '';
  const grey = { textColor: isLink ? '#0563C1' : '#404040' };
  return { value, type: String, ...style, ...grey };
}
