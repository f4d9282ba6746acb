import { createReport, type LoweredForm, lowerDefinitions } from '@formpress/compiler';
import { compareVersions, nearestName } from '@formpress/model';
import type { Call } from './command.ts';
import { withProgress } from './progress.ts';
import { sayDiagnostics } from './say-diagnostics.ts';

/** The form version that a command was asked about; when there is none, says why. */
export async function chooseForm({ names, options, io }: Call): Promise<LoweredForm | undefined> {
  const [id = ''] = names;
  const folder = String(options.definitions);
  const report = createReport();
  const { sources, lowered } = await withProgress('Reading', io, () =>
    lowerDefinitions(folder, report),
  );
  const versions = lowered.forms.filter(({ bundle }) => bundle.id === id);
  if (versions.length === 0 && report.hasErrors) {
    await sayDiagnostics(report, sources, folder, { io });
    return undefined;
  }
  const form = latest(versions, options.formVersion);
  if (!form) {
    const known = lowered.forms.map(({ bundle }) => bundle.id);
    io.error(
      `${unknownVersion(id, versions, options.formVersion) ?? unknown('form', id, known)}\n`,
    );
  }
  return form;
}

/** The latest version, or the one that is wanted. */
function latest(versions: LoweredForm[], wanted: unknown): LoweredForm | undefined {
  const sorted = versions.toSorted((a, b) => compareVersions(a.bundle.version, b.bundle.version));
  if (wanted === undefined) return sorted.at(-1);
  return sorted.find(({ bundle }) => compareVersions(bundle.version, String(wanted)) === 0);
}

function unknownVersion(id: string, versions: LoweredForm[], wanted: unknown): string | undefined {
  const spelled = versions.map(({ bundle }) => bundle.version).join(', ');
  return spelled === '' ? undefined : `${id} has no version ${wanted}. It has ${spelled}.`;
}

/** Says that there is no such name, and offers the nearest. */
export function unknown(what: string, name: string, known: string[]): string {
  const near = nearestName(name, known);
  return `There is no ${what} "${name}".${near ? ` Did you mean "${near}"?` : ''}`;
}
