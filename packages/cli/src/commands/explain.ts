import { codes, explain as pageOf } from '@formpress/compiler';
import { nearestName } from '@formpress/model';
import type { Command } from '../command.ts';
import { exitCode } from '../exit-code.ts';

/** Prints the page of a code. */
export const explain: Command = {
  usage: 'explain <code>',
  summary: 'print the page of a code, such as unmapped-answer',
  declare: (line) => line,
  async run({ names: [code = ''], io }) {
    const page = pageOf(code);
    if (page !== undefined) {
      io.out(`${page.trimEnd()}\n`);
      return exitCode.clean;
    }
    const near = nearestName(code, codes());
    io.error(`There is no code "${code}".${near ? ` Did you mean "${near}"?` : ''}\n`);
    return exitCode.problem;
  },
};
