import { createReport, type Lowered, lowerDefinitions } from '@formpress/compiler';
import type { Io } from './io.ts';
import { withProgress } from './progress.ts';
import { sayDiagnostics } from './say-diagnostics.ts';

/** The forms of a folder of definitions; when something is wrong with them, says what. */
export async function readDefinitions(folder: string, io: Io): Promise<Lowered | undefined> {
  const report = createReport();
  const { sources, lowered } = await withProgress(`Reading ${folder}`, io, () =>
    lowerDefinitions(folder, report),
  );
  if (!report.hasErrors) return lowered;
  await sayDiagnostics(report, sources, folder, { io });
  return undefined;
}
