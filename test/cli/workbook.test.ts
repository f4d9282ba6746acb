import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'vitest';
import { kitchenSink, withCopy } from '../foundation/compile-folder.ts';
import { runFormpress as run } from '../foundation/run-formpress.ts';
import { debianPython, withTool } from '../foundation/system-tools.ts';

/** A Python program that prints what openpyxl finds in a workbook, as JSON. */
const look = `
import json, sys, warnings
warnings.simplefilter('ignore')
from openpyxl import load_workbook
def cells(sheet):
    return [cell for row in sheet.iter_rows(min_row=2) for cell in row]
def colours(sheet):
    return {rule.formula[0].strip('"'): rule.dxf.fill.bgColor.rgb[-6:]
            for area in sheet.conditional_formatting for rule in area.rules}
book = load_workbook(sys.argv[1])
print(json.dumps([{
    'name': sheet.title,
    'headings': [cell.value for cell in sheet[1]],
    'rows': sheet.max_row - 1,
    'isProtected': bool(sheet.protection.sheet),
    'open': sorted({sheet.cell(1, cell.column).value for cell in cells(sheet) if not cell.protection.locked}),
    'mixed': [cell.coordinate for cell in cells(sheet)
              if cell.protection.locked != sheet.cell(2, cell.column).protection.locked],
    'states': sorted({value for rule in sheet.data_validations.dataValidation
                      for value in rule.formula1.strip('"').split(',')}),
    'colours': colours(sheet),
    'frozen': sheet.freeze_panes,
} for sheet in book.worksheets]))
`;

type Sheet = {
  name: string;
  headings: string[];
  rows: number;
  isProtected: boolean;
  open: string[];
  mixed: string[];
  states: string[];
  colours: Record<string, string>;
  frozen: string;
};

function sheetsIn(file: string): Sheet[] {
  const { status, stdout, stderr } = spawnSync(debianPython, ['-c', look, file]);
  expect([status, String(stderr)]).toEqual([0, '']);
  return JSON.parse(String(stdout)) as Sheet[];
}

withTool('openpyxl')(
  'writes a workbook that another program reads: a sheet for each form, English locked, states coloured',
  async () => {
    await withCopy(join(kitchenSink, 'shared/translations'), async (folder) => {
      const file = join(folder, 'texts.xlsx');
      const words = ['--to', 'fr', '--only', 'all', '--out', file, '--definitions', kitchenSink];
      const { code, out } = await run('texts', 'export', ...words);
      expect(code).toBe(0);
      const sheets = sheetsIn(file);
      const names = sheets.map(({ name }) => name);
      expect(names).toEqual(['YT', 'federal', 'shared', 'NV', 'WY', 'FD901']);
      const rows = sheets.reduce((sum, sheet) => sum + sheet.rows, 0);
      expect(out.startsWith(`${rows.toLocaleString('en-US')} texts in `)).toBe(true);
      for (const sheet of sheets) {
        const { name: _, rows: __, headings, ...look } = sheet;
        expect(headings.slice(0, 3)).toEqual(['English', 'French (fr)', 'State']);
        expect(look).toEqual({
          isProtected: true,
          open: ['French (fr)', 'State'],
          mixed: [],
          states: ['changed', 'draft', 'missing', 'reviewed', 'translated'],
          colours: {
            missing: 'F8CBAD',
            changed: 'FFD966',
            draft: 'FFF2CC',
            translated: 'DDEBF7',
            reviewed: 'C6E0B4',
          },
          frozen: 'B2',
        });
      }
    });
  },
  60_000,
);
