import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bundle } from '@formpress/model';
import { inspect, type PdfField, type PdfWidget } from '@formpress/pdf';
import { expect, it } from 'vitest';
import { agencyPdfs, noAgencyPdfs } from '../foundation/agency-pdfs.ts';
import { compileFolder, definitions, kitchenSink } from '../foundation/compile-folder.ts';
import { linesBeside } from '../foundation/lines-beside.ts';

/** By agency file: the line and text printed next to each box, read from the paper. */
const tables = fileURLToPath(new URL('./printed-lines/', import.meta.url));
const folder = agencyPdfs();

for (const table of readdirSync(tables)) {
  const form = table.replace('.txt', '');
  it.skipIf(!folder)(
    `finds the line and text next to each box of ${form} (${noAgencyPdfs})`,
    () => {
      const rows = readFileSync(join(tables, table), 'utf8').trimEnd().split('\n');
      const bytes = new Uint8Array(readFileSync(join(folder ?? '', `${form}.pdf`)));
      const { fields } = inspect(bytes, { text: true });
      const found = rows.map((row) => {
        const [name = '', , text = ''] = row.split(' | ');
        const near = widgetCalled(name, fields)?.near;
        const words = text.split(' ').length;
        return `${name} | ${near?.line ?? ''} | ${near?.text.split(' ').slice(0, words).join(' ') ?? ''}`;
      });
      expect(found).toEqual(rows);
    },
  );
}

/** The widget of a field by a suffix of its name, and by its state when it has several. */
function widgetCalled(called: string, fields: PdfField[]): PdfWidget | undefined {
  const [ending = '', state] = called.split(' = ');
  const field = fields.find(({ name }) => name === ending || name.endsWith(`.${ending}`));
  return field?.widgets.find((widget) => state === undefined || widget.on === state);
}

/** The IT-2104.1 has parts but no lines: Part 1 and Part 3 are headings, which do not number boxes. */
const notFound = ['nysServicePercent', 'yonkersServicePercent'];

it.each([
  [definitions, notFound],
  [kitchenSink, []],
])(
  'finds the line of every question in %s but those known',
  async (home, known) => {
    const { printed: said, release } = await compileFolder(home);
    expect(said).toBe('');
    const missing: string[] = [];
    for (const { path, bytes } of release) {
      if (!path.endsWith('/bundle.json')) continue;
      const bundle: Bundle = JSON.parse(new TextDecoder().decode(bytes));
      const blank = release.find((file) => file.path === path.replace('bundle.json', 'blank.pdf'));
      const { fields } = inspect(blank?.bytes ?? new Uint8Array(), { text: true });
      for (const [id, question] of Object.entries(bundle.questions)) {
        const line = question.line?.split(', ').at(-1);
        const printed = linesBeside(id, bundle, fields);
        if (line !== undefined && printed.length > 0 && !printed.includes(line)) {
          missing.push(id);
        }
      }
    }
    expect(missing.sort()).toEqual([...known].sort());
  },
  300_000,
);
