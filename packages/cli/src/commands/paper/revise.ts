import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LinkedForm, openWorkspace, type Sources } from '@formpress/compiler';
import { compareVersions } from '@formpress/model';
import { cacheOf, declareCache } from '../../cache/cache-option.ts';
import type { Call, Command } from '../../foundation/command.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';
import type { Io } from '../../foundation/io.ts';
import { withProgress } from '../../foundation/progress.ts';
import { writeFiles } from '../../foundation/write-files.ts';
import { answersOf } from '../../reading/answers-of.ts';
import { parseFormVersion } from '../../reading/find-form.ts';
import { namedFile } from '../../reading/named-file.ts';

/** Makes the next version of a form from the agency's new file. */
export const revise: Command = {
  usage: 'revise <form@version> <file>',
  summary: "make the next version of a form from the agency's new PDF, and list what changed",
  declare: (line) =>
    declareCache(line)
      .option('--as <version>', 'the new version; by default the first of the year on the file')
      .option('--old <file>', 'the PDF of the old version, if its folder has none')
      .option('--answer <was=is...>', 'settle fields that are not certain; is may be none')
      .option('--keep-drawn', 'only lock the new file, and keep the drawn blank of the old version')
      .option('--json', 'print the change list as JSON')
      .option('--page <file>', 'write a page with the old and the new pages side by side')
      .option('--dry-run', 'only list what changed, write no version')
      .option('--force', 'replace the folder of the new version')
      .option('--definitions <folder>', 'the folder of definitions', 'definitions'),
  async run(call) {
    const { names, io } = call;
    const [word = '', file = ''] = names;
    const wanted = parseFormVersion(word);
    if (!wanted) {
      io.error(
        'Name a form version and a file, such as: formpress revise W4101@2025.1.0 new.pdf\n',
      );
      return exitCode.usage;
    }
    const { AnswerProblem, PaperProblem, usablePaper } = await import('@formpress/revision');
    try {
      const revised = await namedFile(file);
      usablePaper(revised.bytes, revised.name);
      const found = await withProgress('Reading', io, () => findForm(call, wanted));
      return typeof found === 'string'
        ? refused(found, io)
        : await reviseWith(found, revised, call);
    } catch (problem) {
      if (!(problem instanceof PaperProblem || problem instanceof AnswerProblem)) throw problem;
      return refused(problem.message, io);
    }
  },
};

type Found = { form: LinkedForm; family: LinkedForm[]; files: Sources };

type NamedFile = { name: string; bytes: Uint8Array };

async function reviseWith(found: Found, file: NamedFile, call: Call): Promise<ExitCode> {
  const { options, io } = call;
  const { printChanges, revise: reviseForm } = await import('@formpress/revision');
  const old = typeof options.old === 'string' ? await namedFile(options.old) : undefined;
  if (options.keepDrawn === true && found.form.blank.kind !== 'specimen')
    return refused(`${found.form.id} ${found.form.version} has no drawn blank to keep.`, io);
  const revision = reviseForm({
    ...found,
    ...(old && { old }),
    new: file,
    ...(typeof options.as === 'string' && { version: options.as }),
    answers: answersOf(options.answer),
  });
  const { id, folder } = found.form;
  const target = folder.replace(/[^/]*$/, revision.version);
  const there = join(String(options.definitions), target);
  if (options.dryRun !== true && options.force !== true && existsSync(there))
    return refused(
      `${there} exists. Overwrite it with --force, or name another version with --as.`,
      io,
    );
  io.out(
    options.json === true
      ? `${JSON.stringify(revision.list, null, 2)}\n`
      : printChanges(revision.list),
  );
  if (typeof options.page === 'string') {
    const { changePage } = await import('@formpress/revision');
    const files = { old: old?.bytes ?? found.form.blank.bytes, new: file.bytes };
    await writeFile(
      options.page,
      await withProgress('Drawing pages', io, () => changePage(revision, files)),
    );
  }
  if (options.dryRun === true) return exitCode.clean;
  writeFiles(String(options.definitions), revision.files);
  const done = await keepDrawn(call, target);
  if (options.json !== true)
    io.out(
      `${done}Written: ${there}\nNext: formpress check, settle what it reports, then formpress lock. ${id} ${revision.version} has no locks yet.\n`,
    );
  return exitCode.clean;
}

/** With --keep-drawn: locks the new file and removes it again, so that the drawn blank stays. Returns what was done. */
async function keepDrawn({ options }: Call, folder: string): Promise<string> {
  if (options.keepDrawn !== true) return '';
  const { lockOnly } = await import('../../fetching/lock-only.ts');
  return lockOnly(String(options.definitions), folder);
}

/** The form version in the definitions, or why it cannot be used. */
async function findForm(
  call: Call,
  { id, version }: { id: string; version: string },
): Promise<Found | string> {
  const folder = String(call.options.definitions);
  const workspace = openWorkspace(folder, { cache: cacheOf(call), isUnproved: true });
  const files = await workspace.files();
  const path = [...files.keys()].find((each) => each.endsWith(`/${id}/${version}/form.yaml`));
  if (path === undefined) return `${folder} has no ${id} ${version}.`;
  const { linked } = await workspace.familyAlone(path);
  const form = linked.find(
    (each) => each.id === id && compareVersions(each.version, version) === 0,
  );
  return form
    ? { form, family: linked, files }
    : `${id} ${version} has errors. Mend them first: formpress check ${folder}.`;
}

function refused(message: string, io: Io): ExitCode {
  io.error(`${message}\n`);
  return exitCode.problem;
}
