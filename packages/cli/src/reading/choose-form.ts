import {
  createReport,
  type Family,
  type LoweredForm,
  openWorkspace,
  type Sources,
} from '@formpress/compiler';
import { compareVersions } from '@formpress/model';
import { cacheOf } from '../cache/cache-option.ts';
import { printDiagnostics } from '../findings/print-diagnostics.ts';
import type { Call } from '../foundation/command.ts';
import { optimizeLater } from '../foundation/optimize-later.ts';
import { withProgress } from '../foundation/progress.ts';
import { foldersOfForm } from './folders-of-form.ts';

/** A form version with its family and the files of the definitions. */
export type ChosenForm = { form: LoweredForm; family: Family; sources: Sources };

/** Finds the form version that a command names, or the latest, without compiling others. Reports when there is none. */
export async function chooseForm(
  { names: [id = ''], options, io }: Call,
  wanted: unknown = options.formVersion,
): Promise<ChosenForm | undefined> {
  optimizeLater();
  const definitions = String(options.definitions);
  const cache = cacheOf({ options, io });
  const workspace = openWorkspace(definitions, { cache, isUnproved: true });
  const sources = await workspace.files();
  const folders = foldersOfForm(sources, id, io);
  if (!folders) return undefined;
  const tried = versionsFor(folders, wanted);
  for (const folder of tried) {
    const family = await withProgress('Reading', io, () => workspace.versionAlone(folder));
    const [form] = family.lowered;
    if (form) return { form, family, sources };
    const report = createReport();
    for (const finding of family.findings) report(finding);
    if (report.hasErrors) {
      await printDiagnostics(report, sources, definitions, { io });
      return undefined;
    }
  }
  const spelled = folders.map(versionIn).join(', ');
  if (tried.length === 0) io.error(`${id} has no version ${wanted}. It has ${spelled}.\n`);
  else io.error(`${id} ${tried.map(versionIn).join(', ')} is withdrawn.\n`);
  return undefined;
}

/** The folders of the versions to try, the newest first. Several, because a version may be withdrawn. */
function versionsFor(folders: readonly string[], wanted: unknown): string[] {
  const newestFirst = folders.toReversed();
  return wanted === undefined
    ? newestFirst
    : newestFirst.filter((folder) => compareVersions(versionIn(folder), String(wanted)) === 0);
}

function versionIn(folder: string): string {
  return folder.slice(folder.lastIndexOf('/') + 1);
}
