import {
  createReport,
  type Family,
  type LoweredForm,
  openWorkspace,
  type Sources,
} from '@formpress/compiler';
import { compareVersions, nearestName } from '@formpress/model';
import { cacheOf } from '../cache/cache-option.ts';
import { printDiagnostics } from '../findings/print-diagnostics.ts';
import type { Call } from '../foundation/command.ts';
import { withProgress } from '../foundation/progress.ts';

/** A form version, with its family and the files of the definitions. */
export type ChosenForm = { form: LoweredForm; family: Family; sources: Sources };

/** Finds the form version that a command names, compiling only its family. Reports when there is none. */
export async function chooseForm(
  { names: [id = ''], options, io }: Call,
  wanted: unknown = options.formVersion,
): Promise<ChosenForm | undefined> {
  const folder = String(options.definitions);
  const cache = cacheOf({ options, io });
  const workspace = openWorkspace(folder, { cache, isUnproved: true });
  const sources = await workspace.files();
  const path = formFiles(sources).find((each) => idIn(each) === id);
  if (path === undefined) {
    io.error(`${unknown('form', id, [...new Set(formFiles(sources).map(idIn))])}\n`);
    return undefined;
  }
  const family = await withProgress('Reading', io, () => workspace.familyAlone(path));
  const form = findVersion(family.lowered, id, wanted);
  if (typeof form !== 'string') return { form, family, sources };
  const report = createReport();
  for (const finding of family.findings) report(finding);
  if (report.hasErrors) await printDiagnostics(report, sources, folder, { io });
  else io.error(`${form}\n`);
  return undefined;
}

function formFiles(sources: Sources): string[] {
  return [...sources.keys()].filter((path) => path.endsWith('/form.yaml'));
}

function idIn(path: string): string {
  return path.split('/').at(-3) ?? '';
}

/** The latest version of a form, or the given one; otherwise a message that explains why there is none. */
function findVersion(forms: LoweredForm[], id: string, wanted: unknown) {
  const versions = forms.filter(({ bundle }) => bundle.id === id);
  const sorted = versions.toSorted((a, b) => compareVersions(a.bundle.version, b.bundle.version));
  const found =
    wanted === undefined
      ? sorted.at(-1)
      : sorted.find(({ bundle }) => compareVersions(bundle.version, String(wanted)) === 0);
  if (found) return found;
  const spelled = versions.map(({ bundle }) => bundle.version).join(', ');
  return `${id} has no version ${wanted}. It has ${spelled}.`;
}

/** The message for an unknown name, with the nearest known one. */
export function unknown(what: string, name: string, known: string[]): string {
  const near = nearestName(name, known);
  return `There is no ${what} "${name}".${near ? ` Did you mean "${near}"?` : ''}`;
}
