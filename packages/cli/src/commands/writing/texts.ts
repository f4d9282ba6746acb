import { cacheOf, declareCache } from '../../cache/cache-option.ts';
import { exportTexts } from '../../exchanging/export-texts.ts';
import { importTexts } from '../../exchanging/import-texts.ts';
import type { Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';

/** Sends texts to translators as a file, and takes them back checked. */
export const texts: Command = {
  usage: 'texts <action> [file]',
  summary:
    'export texts for translators (--to fr); import <file> checks what comes back and writes it into the definitions',
  declare: (line) =>
    declareCache(line)
      .option('--definitions <folder>', 'the definitions', 'definitions')
      .option('--to <language>', 'with export: the language to translate into: es or fr')
      .option('--form <ids>', 'with export: only the texts of these forms, such as W4101,AL101')
      .option(
        '--only <states>',
        'with export: missing, changed, draft, or all; without it, everything but what is translated',
      )
      .option('--format <format>', 'with export: xlsx, xliff, po or csv', 'xlsx')
      .option('--xliff-version <version>', 'with export: 1.2 or 2.0', '1.2')
      .option('--out <file>', 'with export: where the file goes')
      .option(
        '--studio-url <url>',
        'with export: the address of the studio, for links',
        'http://127.0.0.1:4400',
      )
      .option('--atomic', 'with import: take nothing when something cannot be taken')
      .option('--keep-warnings', 'with import: take what a check would only warn of, too'),
  async run(call) {
    const [action = ''] = call.names;
    if (action === 'export') return exportTexts(call, cacheOf(call));
    if (action === 'import') return importTexts(call, cacheOf(call));
    call.io.error(`There is no action "${action}". Use export or import.\n`);
    return exitCode.usage;
  },
};
