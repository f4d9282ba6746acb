import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createReport, type LockFile, lockDefinitions } from '@formpress/compiler';
import { printDiagnostics } from '../../findings/print-diagnostics.ts';
import type { Command } from '../../foundation/command.ts';
import { count } from '../../foundation/count.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { withProgress } from '../../foundation/progress.ts';

/** Records the outcomes of every form, so that a later change is noticed. */
export const lock: Command = {
  usage: 'lock [folder]',
  summary:
    'record the outcome of every path in the lock files, after you have reviewed the changes',
  declare: (line) => line,
  async run({ names: [folder = 'definitions'], io }) {
    const report = createReport();
    const { sources, locks } = await withProgress(`Locking ${folder}`, io, () =>
      lockDefinitions(folder, report),
    );
    await printDiagnostics(report, sources, folder, { io });
    if (report.hasErrors) {
      io.error('Nothing was locked: fix what is wrong first.\n');
      return exitCode.problem;
    }
    const changed = locks.filter(({ isChanged }) => isChanged);
    for (const file of changed) {
      await replace(folder, file);
      io.out(`${join(folder, file.path)}\n`);
    }
    io.out(
      `${count(changed.length, 'file')} written, ${locks.length - changed.length} unchanged.\n`,
    );
    return exitCode.clean;
  },
};

/** Replaces a file atomically, so that nobody reads half of it. */
async function replace(folder: string, { path, text }: LockFile): Promise<void> {
  const target = join(folder, path);
  const aside = join(folder, path.replace(/[^/]*$/, `.${randomUUID()}`));
  try {
    await writeFile(aside, text);
    await rename(aside, target);
  } finally {
    await rm(aside, { force: true });
  }
}
