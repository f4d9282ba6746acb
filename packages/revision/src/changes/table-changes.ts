import {
  type LinkedForm,
  type LinkedTable,
  type PrintedTable,
  plainNumber,
  type SourceRange,
  tablesIn,
} from '@formpress/compiler';
import type { Change } from '../foundation/change.ts';
import type { Paper } from '../foundation/paper.ts';

/** A cell of a table with its new value. */
export type NewCell = { at: SourceRange; value: string };

/** Changed tables, and the cells that are certain. */
export type TableChanges = { changes: Change[]; cells: NewCell[] };

/** Compares the tables of a form with the same tables of the new file, cell by cell. */
export function tableChanges(form: LinkedForm, before: Paper, after: Paper): TableChanges {
  const [old, now] = [tablesIn(before.printed), tablesIn(after.printed)];
  const tables = [...form.amounts.values()].flatMap((amount) => amount.tables);
  const compared = tables.map((table) => compareTable(table, old, now));
  return {
    changes: compared.flatMap(({ changes }) => changes),
    cells: compared.flatMap(({ cells }) => cells),
  };
}

function compareTable(table: LinkedTable, old: PrintedTable[], now: PrintedTable[]): TableChanges {
  const index = old.findIndex((printed) => hasCells(printed, table.table.cells));
  if (index < 0) return { changes: [], cells: [] };
  const same = now[index];
  const is = `@${table.id}`;
  if (!same || old.length !== now.length || !isAlike(old[index], same))
    return { changes: [otherTable(is)], cells: [] };
  const cells = table.table.cells.flatMap((row, i) =>
    row.flatMap((cell, j): NewCell[] => {
      const [at, value = cell] = [table.cellsAt[i]?.[j], same.rows[i]?.cells[j]];
      return at && plainNumber(value) !== plainNumber(cell) ? [{ at, value }] : [];
    }),
  );
  if (cells.length === 0) return { changes: [], cells };
  const all = table.table.cells.flat().length;
  return {
    changes: [
      {
        kind: 'table',
        certainty: 'sure',
        says: `${is}: ${cells.length} of ${all} cells changed (page ${same.page}).`,
        amounts: [is],
      },
    ],
    cells,
  };
}

function hasCells({ rows }: PrintedTable, cells: readonly string[][]): boolean {
  const printed = rows.map((row) => row.cells.map(plainNumber).join(' ')).join(' / ');
  return printed === cells.map((row) => row.map(plainNumber).join(' ')).join(' / ');
}

/** Whether two tables have the same columns and ranges. */
function isAlike(old: PrintedTable | undefined, now: PrintedTable): boolean {
  if (!old) return false;
  const shape = ({ columns, rows }: PrintedTable) =>
    JSON.stringify([columns, rows.map(({ range, cells }) => [range, cells.length])]);
  return shape(old) === shape(now);
}

function otherTable(is: string): Change {
  return {
    kind: 'table',
    certainty: 'asked',
    says: `${is}: the new file has different ranges or tables. formpress fields --tables prints them as YAML.`,
    amounts: [is],
  };
}
