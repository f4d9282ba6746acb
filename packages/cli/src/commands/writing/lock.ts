import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createReport,
  lockDefinitions,
  lockFamily,
  type NewLock,
  openWorkspace,
  type Report,
  type Sources,
} from '@formpress/compiler';
import { cacheOf, declareCache } from '../../cache/cache-option.ts';
import { printDiagnostics } from '../../findings/print-diagnostics.ts';
import type { Call, Command } from '../../foundation/command.ts';
import { count } from '../../foundation/count.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { optimizeLater } from '../../foundation/optimize-later.ts';
import { withProgress } from '../../foundation/progress.ts';
import { foldersOfForm } from '../../reading/folders-of-form.ts';
import { threadsWith } from '../../threads/threads-with.ts';

/** Records the outcomes of every form, so that a later change is noticed. */
export const lock: Command = {
  usage: 'lock [folder]',
  summary:
    'record the outcome of every path in the lock files, after you have reviewed the changes',
  declare: (line) =>
    declareCache(line).option(
      '--form <id>',
      'lock one form and what is based on it, and nothing else',
    ),
  async run(call) {
    optimizeLater();
    const {
      names: [folder = 'definitions'],
      io,
    } = call;
    const report = createReport();
    const locks = await locksFor(call, folder, report);
    if (!locks) return exitCode.problem;
    await printDiagnostics(report, locks.sources, folder, { io });
    if (report.hasErrors) {
      io.error('Nothing was locked: fix what is wrong first.\n');
      return exitCode.problem;
    }
    for (const file of locks.newLocks) {
      await replace(folder, file);
      io.out(`${join(folder, file.path)}\n`);
    }
    const { length } = locks.newLocks;
    io.out(length === 0 ? 'Every lock is up to date.\n' : `${count(length, 'file')} written.\n`);
    return exitCode.clean;
  },
};

/** The outdated locks of all definitions, or of one form. Reports when there is no such form. */
async function locksFor(
  call: Call,
  folder: string,
  report: Report,
): Promise<{ sources: Sources; newLocks: NewLock[] } | undefined> {
  const { options, io } = call;
  const cache = cacheOf(call);
  if (typeof options.form !== 'string')
    return withProgress(`Locking ${folder}`, io, () =>
      lockDefinitions(folder, report, { cache, startThread: threadsWith(cache) }),
    );
  const workspace = openWorkspace(folder, { cache });
  const sources = await workspace.files();
  const folders = foldersOfForm(sources, options.form, io);
  if (!folders) return undefined;
  const newLocks = await withProgress(`Locking ${options.form}`, io, () =>
    lockFamily(workspace, `${folders[0]}/form.yaml`, report),
  );
  return { sources, newLocks };
}

/** Replaces a file atomically, so that nobody reads half of it. */
async function replace(folder: string, { path, text }: NewLock): Promise<void> {
  const target = join(folder, path);
  const aside = join(folder, path.replace(/[^/]*$/, `.${randomUUID()}`));
  try {
    await writeFile(aside, text);
    await rename(aside, target);
  } finally {
    await rm(aside, { force: true });
  }
}
