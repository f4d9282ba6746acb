import { existsSync, readdirSync, statSync } from 'node:fs';
import type { Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { writeTemplate } from '../../starting/write-template.ts';

/** Creates a starter folder: one small form, its case, editor settings, a pipeline. */
export const init: Command = {
  usage: 'init <folder>',
  summary: 'create a starter folder: a small form, its case, editor settings, a pipeline',
  declare: (line) => line,
  async run({ names: [folder = '.'], io }) {
    const problem = whyNot(folder);
    if (problem !== undefined) {
      io.error(`${problem}\n`);
      return exitCode.problem;
    }
    writeTemplate(folder);
    io.out(
      `${folder} has one small form, its case, editor settings and a pipeline. Next:\n\n` +
        `  cd ${folder}\n  npm install\n  npx formpress start\n`,
    );
    return exitCode.clean;
  },
};

/** Why a folder cannot be used: it must be new or empty, because nothing is overwritten. */
function whyNot(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory())
    return `"${folder}" is a file. Name a folder that is new or empty.`;
  if (readdirSync(folder).length === 0) return undefined;
  return `"${folder}" is not empty, and nothing is overwritten. Name a folder that is new or empty.`;
}
