import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inspect, PdfProblem, pictureFields, printedPages } from '@formpress/pdf';
import type { Call, Command } from '../../foundation/command.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';
import { withProgress } from '../../foundation/progress.ts';
import { chooseForm } from '../../reading/choose-form.ts';
import { fieldTable } from '../../reading/field-table.ts';

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
      const inspection = inspect(bytes, { text: true });
      io.out(options.json ? `${JSON.stringify(inspection, null, 2)}\n` : fieldTable(inspection));
      if (typeof options.picture === 'string') {
        const pages = await withProgress('Drawing pages', io, () =>
          pictureFields(bytes, pictureWidth),
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

async function writePictures(folder: string, name: string, pages: Uint8Array[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [i, png] of pages.entries()) {
    await writeFile(join(folder, `${name}_${i + 1}.png`), png);
  }
}

/** Lists what the pages print of money, shares and years and the latest version of a form does not use. */
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
    `${found.length} printed, ${unused.length} of them no amount of ${form?.id} ${form?.version}.\n`,
  );
  return exitCode.clean;
}
