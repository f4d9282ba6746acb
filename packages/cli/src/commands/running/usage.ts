import {
  AuditProblem,
  countUsage,
  KeysFileProblem,
  type StoredKey,
  type Usage,
} from '@formpress/service';
import type { Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { storedKeys } from '../../keys/stored-keys.ts';

/** Prints how many forms each key completed, by month, from audit files. */
export const usage: Command = {
  usage: 'usage <files...>',
  summary: 'count in audit files how many PDFs each key got, by month, form and mode, as CSV',
  declare: (line) => line.option('--keys <file>', 'a keys file, for the names and owners of keys'),
  async run({ names, options, io }) {
    try {
      const keys = options.keys === undefined ? [] : storedKeys(String(options.keys));
      io.out(csvOf(await countUsage(names), new Map(keys.map((key) => [key.id, key]))));
      return exitCode.clean;
    } catch (problem) {
      if (!(problem instanceof AuditProblem || problem instanceof KeysFileProblem)) throw problem;
      io.error(`${problem.message}\n`);
      return exitCode.problem;
    }
  },
};

function csvOf(rows: Usage[], keys: Map<string, StoredKey>): string {
  const lines = rows.map(({ month, key, route, form, mode, count }) => {
    const { name = '', owner = '' } = keys.get(key) ?? {};
    return [month, key, name, owner, route, form, mode, String(count)].map(cellOf).join();
  });
  return `${['month,key,name,owner,route,form,mode,count', ...lines].join('\n')}\n`;
}

/** Quotes a cell that contains a separator (RFC 4180). */
function cellOf(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
