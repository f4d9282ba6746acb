import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  findStatements,
  type Inspection,
  inspect,
  PdfProblem,
  pictureFields,
  prepare,
  printedPages,
} from '@formpress/pdf';
import type { Call, Command } from '../../foundation/command.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';
import { withProgress } from '../../foundation/progress.ts';
import { chooseForm } from '../../reading/choose-form.ts';
import { fieldTable } from '../../reading/field-table.ts';
import { statementList } from '../../reading/statement-list.ts';

const pictureWidth = 1280;

/** Lists the fields of a PDF. */
export const fields: Command = {
  usage: 'fields <file>',
  summary: 'list the fields of a PDF',
  declare: (line) =>
    line
      .option('--json', 'print every property as JSON')
      .option(
        '--amounts <form>',
        'list the amounts and years on its pages that no amount of a form is',
      )
      .option('--definitions <folder>', 'the folder of definitions', 'definitions')
      .option('--tables', 'print the tables by ranges on its pages, as YAML')
      .option('--statements', 'print what people sign, with the line that reads it into form.yaml')
      .option('--picture <folder>', 'write a picture of each page with its fields named'),
  async run(call) {
    const {
      names: [file = ''],
      options,
      io,
    } = call;
    const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => error);
    if (!(bytes instanceof Uint8Array)) {
      const why =
        bytes.code === 'ENOENT' ? `There is no file "${file}".` : `"${file}" cannot be read.`;
      io.error(`${why}\n`);
      return exitCode.problem;
    }
    try {
      if (typeof options.amounts === 'string') return await listAmounts(bytes, call);
      if (options.tables === true) {
        const { tablesAsYaml, tablesIn } = await import('@formpress/compiler');
        io.out(tablesAsYaml(tablesIn(printedPages(bytes))) || 'No tables by ranges.\n');
        return exitCode.clean;
      }
      if (options.statements === true) {
        io.out(statementList(findStatements(bytes)));
        return exitCode.clean;
      }
      const { inspection, shown, notes } = await inspected(bytes);
      io.out(
        options.json
          ? `${JSON.stringify(inspection, null, 2)}\n`
          : `${fieldTable(inspection)}${notes}`,
      );
      if (typeof options.picture === 'string') {
        const pages = await withProgress('Drawing pages', io, () =>
          pictureFields(shown, pictureWidth),
        );
        await writePictures(options.picture, basename(file, '.pdf'), pages);
      }
      return exitCode.clean;
    } catch (problem) {
      if (!(problem instanceof PdfProblem)) throw problem;
      io.error(`${file}: ${problem.message}\n`);
      return exitCode.problem;
    }
  },
};

type Inspected = { inspection: Inspection; shown: Uint8Array; notes: string };

/** The fields of a file; if it has none, those that its lines, frames and squares suggest. */
async function inspected(bytes: Uint8Array): Promise<Inspected> {
  const inspection = inspect(bytes, { text: true });
  const { readPaper } = await import('@formpress/revision');
  const { fields, proposed } = readPaper(bytes);
  if (proposed.length === 0) return { inspection, shown: bytes, notes: '' };
  const add = proposed.map(({ name, ...place }, i) => {
    const type = fields[i]?.type === 'checkbox' ? ('checkbox' as const) : ('text' as const);
    return [name, { ...place, type }] as const;
  });
  return {
    inspection: { ...inspection, fields },
    shown: prepare(bytes, { add: Object.fromEntries(add) }),
    notes:
      'The file has no fields. These were found by its lines, frames and squares; "formpress import" writes them under "add" in pdf.yaml.\n',
  };
}

async function writePictures(folder: string, name: string, pages: Uint8Array[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [i, png] of pages.entries()) {
    await writeFile(join(folder, `${name}_${i + 1}.png`), png);
  }
}

/** Lists printed money, percentages and years that are not amounts of the form. */
async function listAmounts(bytes: Uint8Array, call: Call): Promise<ExitCode> {
  const [id = '', version] = String(call.options.amounts).split('@');
  const chosen = await chooseForm({ ...call, names: [id] }, version);
  if (!chosen) return exitCode.problem;
  const { source } = chosen.form;
  const form = chosen.family.linked.find(({ folder }) => folder === source.folder);
  const { printedAmounts } = await import('@formpress/compiler');
  const found = form ? printedAmounts(printedPages(bytes), form) : [];
  const unused = found.filter(({ amounts }) => amounts.length === 0);
  for (const { page, printed, row } of unused) call.io.out(`page ${page}  ${printed}  ${row}\n`);
  call.io.out(
    `${found.length} printed; ${unused.length} of them not among the amounts of ${form?.id} ${form?.version}.\n`,
  );
  return exitCode.clean;
}
