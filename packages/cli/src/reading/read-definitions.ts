import { createReport, type Definitions, lowerDefinitions } from '@formpress/compiler';
import { printDiagnostics } from '../findings/print-diagnostics.ts';
import type { Io } from '../foundation/io.ts';
import { withProgress } from '../foundation/progress.ts';

/** Reads a folder of definitions. Reports the findings and returns undefined when there are errors. */
export async function readDefinitions(folder: string, io: Io): Promise<Definitions | undefined> {
  const report = createReport();
  const { sources, lowered } = await withProgress(`Reading ${folder}`, io, () =>
    lowerDefinitions(folder, report),
  );
  if (!report.hasErrors) return lowered;
  await printDiagnostics(report, sources, folder, { io });
  return undefined;
}
