import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bundle } from '@formpress/model';
import { inspect, type PdfField, type PdfWidget } from '@formpress/pdf';
import { expect, it } from 'vitest';
import { agencyPdfs, agencyTitle } from '../foundation/agency-pdfs.ts';
import { compileFolder, definitions, kitchenSink } from '../foundation/compile-folder.ts';
import { linesBeside } from '../foundation/lines-beside.ts';

/** By agency file: the line and text printed next to each box, read from the paper. */
const tables = fileURLToPath(new URL('./printed-lines/', import.meta.url));
const folder = agencyPdfs();

for (const table of readdirSync(tables)) {
  const form = table.replace('.txt', '');
  it.skipIf(!folder)(agencyTitle(`finds the line and text next to each box of ${form}`), () => {
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
  });
}

/** The widget of a field by a suffix of its name, and by its state when it has several. */
function widgetCalled(called: string, fields: PdfField[]): PdfWidget | undefined {
  const [ending = '', state] = called.split(' = ');
  const field = fields.find(({ name }) => name === ending || name.endsWith(`.${ending}`));
  return field?.widgets.find((widget) => state === undefined || widget.on === state);
}

/** Lines that cannot be read next to the boxes of a question, by the reason why. */
const notFound = [
  // A heading numbers a part of the form, not its boxes.
  ...['AR104 optsOut', 'HI101 status', 'NC102 domicileState'],
  ...['NY105 nysServicePercent', 'NY105 yonkersServicePercent'],
  ...['PR101', 'PR101SP'].flatMap((form) =>
    'additionalPercent additionalWithholding deductionsAllowance dependents jointCustody'
      .split(' ')
      .map((id) => `${form} ${id}`),
  ),
  // One number for a row of several boxes.
  ...['MI104', 'MI105', 'MI106'].flatMap((form) =>
    'department employeeId otherCity otherShare share'.split(' ').map((id) => `${form} ${id}`),
  ),
  ...'children department employeeId inRenaissanceZone line4 line5 line6 otherCity otherDependents otherShare'
    .split(' ')
    .map((id) => `MI102 ${id}`),
  ...['MI103 department', 'MI103 employeeId', 'MI103 workShare'],
  // The boxes have lines 1a to 1c, and the question is all of line 1; the reason has its own box below line 5.
  ...['MT101 filingStatus', 'MT101 otherReason'],
];

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
          missing.push(`${bundle.id} ${id}`);
        }
      }
    }
    expect(missing.sort()).toEqual([...known].sort());
  },
  300_000,
);
