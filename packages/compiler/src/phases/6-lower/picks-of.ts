import { formulasOf } from '../4-link/linked/formulas-of.ts';
import type { LinkedTable } from '../4-link/linked/linked-amount.ts';
import type { LinkedForm } from '../4-link/linked/linked-form.ts';
import type { PickSource } from './form-source.ts';

/** Every number that picks a row or a column of a table by ranges. */
export function picksOf(form: LinkedForm): PickSource[] {
  const tables = tablesById(form);
  return formulasOf(form).flatMap(({ lookups }) =>
    lookups.flatMap(({ tables: ids, row, column }) =>
      ids.flatMap((id): PickSource[] => {
        const linked = tables.get(id);
        if (!linked) return [];
        const { table, rowsAt, columnsAt } = linked;
        return [
          { table: id, picks: 'row', ...row, ranges: table.rows, rangesAt: rowsAt },
          ...(column && table.columns
            ? [
                {
                  ...column,
                  table: id,
                  picks: 'column' as const,
                  ranges: table.columns,
                  rangesAt: columnsAt,
                },
              ]
            : []),
        ];
      }),
    ),
  );
}

/** The tables by ranges of a form. */
export function tablesById({ amounts }: Pick<LinkedForm, 'amounts'>): Map<string, LinkedTable> {
  const tables = [...amounts.values()].flatMap((amount) => amount.tables);
  return new Map(tables.map((table) => [table.id, table]));
}
