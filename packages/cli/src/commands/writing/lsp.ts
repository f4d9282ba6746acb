import { cacheOf, declareCache } from '../../cache/cache-option.ts';
import type { Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';

/** Answers an editor: findings while typing, completion, definitions, renaming. */
export const lsp: Command = {
  usage: 'lsp [folder]',
  summary: 'answer an editor over the Language Server Protocol (folder: "definitions" by default)',
  declare: (line) =>
    declareCache(line).option('--stdio', 'over standard input and output, which is the only way'),
  async run(call) {
    const {
      names: [folder = 'definitions'],
    } = call;
    const { serveOverPipes } = await import('@formpress/language');
    serveOverPipes(folder, cacheOf(call));
    await new Promise((resolve) => process.stdin.once('close', resolve));
    return exitCode.clean;
  },
};
