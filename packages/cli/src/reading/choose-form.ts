import { createReport, type LoweredForm, lowerDefinitions } from '@formpress/compiler';
import { compareVersions, nearestName } from '@formpress/model';
import { printDiagnostics } from '../findings/print-diagnostics.ts';
import type { Call } from '../foundation/command.ts';
import { withProgress } from '../foundation/progress.ts';

/** Finds the form version that a command names. Reports when there is none. */
export async function chooseForm({ names, options, io }: Call): Promise<LoweredForm | undefined> {
  const [id = ''] = names;
  const folder = String(options.definitions);
  const report = createReport();
  const { sources, lowered } = await withProgress('Reading', io, () =>
    lowerDefinitions(folder, report),
  );
  const versions = lowered.forms.filter(({ bundle }) => bundle.id === id);
  if (versions.length === 0 && report.hasErrors) {
    await printDiagnostics(report, sources, folder, { io });
    return undefined;
  }
  const form = findVersion(lowered.forms, id, options.formVersion);
  if (typeof form !== 'string') return form;
  io.error(`${form}\n`);
  return undefined;
}

/** The latest version of a form, or the given one; otherwise a message that explains why there is none. */
export function findVersion(forms: LoweredForm[], id: string, wanted: unknown) {
  const versions = forms.filter(({ bundle }) => bundle.id === id);
  const sorted = versions.toSorted((a, b) => compareVersions(a.bundle.version, b.bundle.version));
  const found =
    wanted === undefined
      ? sorted.at(-1)
      : sorted.find(({ bundle }) => compareVersions(bundle.version, String(wanted)) === 0);
  if (found) return found;
  const spelled = versions.map(({ bundle }) => bundle.version).join(', ');
  if (spelled !== '') return `${id} has no version ${wanted}. It has ${spelled}.`;
  const known = forms.map(({ bundle }) => bundle.id);
  return unknown('form', id, known);
}

/** The message for an unknown name, with the nearest known one. */
export function unknown(what: string, name: string, known: string[]): string {
  const near = nearestName(name, known);
  return `There is no ${what} "${name}".${near ? ` Did you mean "${near}"?` : ''}`;
}
