import { type Compiled, createReport, lowerDefinitions } from '@formpress/compiler';
import type { Io } from './io.ts';
import { withProgress } from './progress.ts';
import { sayDiagnostics } from './say-diagnostics.ts';

type Read = Pick<Compiled, 'linked' | 'lowered'>;

/** The forms of a folder of definitions; when something is wrong with them, says what. */
export async function readDefinitions(folder: string, io: Io): Promise<Read | undefined> {
  const report = createReport();
  const { sources, ...read } = await withProgress(`Reading ${folder}`, io, () =>
    lowerDefinitions(folder, report),
  );
  if (!report.hasErrors) return read;
  await sayDiagnostics(report, sources, folder, { io });
  return undefined;
}
