import { codes, type ListedCode, listCodes, explain as pageOf } from '@formpress/compiler';
import type { Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { unknownNameMessage } from '../../reading/unknown-name-message.ts';

/** Prints the page of a code, or the list of all codes. */
export const explain: Command = {
  usage: 'explain [code]',
  summary: 'print the page of a code, such as unmapped-answer, or list all codes',
  declare: (line) =>
    line.option('--list', 'list all codes by topic').option('--json', 'print the list as JSON'),
  async run({ names: [code], options, io }) {
    if (options.list || options.json) {
      const list = listCodes();
      io.out(options.json ? `${JSON.stringify(list, null, 2)}\n` : printList(list));
      return exitCode.clean;
    }
    if (code === undefined) {
      io.error('Name a code, or list them all with --list.\n');
      return exitCode.usage;
    }
    const page = pageOf(code);
    if (page !== undefined) {
      io.out(`${page.trimEnd()}\n`);
      return exitCode.clean;
    }
    io.error(
      `${unknownNameMessage('code', code, codes())} "formpress explain --list" lists them all.\n`,
    );
    return exitCode.problem;
  },
};

/** Lists every topic with its codes, and their meanings in a second column. */
function printList(list: ListedCode[]): string {
  const width = Math.max(...list.map(({ code }) => code.length));
  const topics = [...new Set(list.map(({ topic }) => topic))];
  return topics
    .map((topic) => {
      const lines = list
        .filter((each) => each.topic === topic)
        .map(
          (each) => `  ${each.code.padEnd(width)}  ${each.severity.padEnd(7)}  ${each.meaning}\n`,
        );
      return `${topic}\n${lines.join('')}`;
    })
    .join('\n');
}
