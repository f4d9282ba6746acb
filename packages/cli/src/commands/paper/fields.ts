import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inspect, PdfProblem, pictureFields, printedPages } from '@formpress/pdf';
import type { Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { withProgress } from '../../foundation/progress.ts';
import { fieldTable } from '../../reading/field-table.ts';

const pictureWidth = 1280;

/** Lists the fields of a PDF. */
export const fields: Command = {
  usage: 'fields <file>',
  summary: 'list the fields of a PDF',
  declare: (line) =>
    line
      .option('--json', 'print every property as JSON')
      .option('--tables', 'print the tables by ranges on its pages, as YAML')
      .option('--picture <folder>', 'write a picture of each page with its fields named'),
  async run({ names: [file = ''], options, io }) {
    const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => error);
    if (!(bytes instanceof Uint8Array)) {
      const why =
        bytes.code === 'ENOENT' ? `There is no file "${file}".` : `"${file}" cannot be read.`;
      io.error(`${why}\n`);
      return exitCode.problem;
    }
    try {
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
