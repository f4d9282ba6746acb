import {
  createReport,
  type Definitions,
  type Diagnostic,
  lowerDefinitions,
} from '@formpress/compiler';
import { printDiagnostics } from '../findings/print-diagnostics.ts';
import type { Io } from '../foundation/io.ts';
import { withProgress } from '../foundation/progress.ts';

/** Reads a folder of definitions. If there are errors other than the tolerated codes, reports them and returns undefined. */
export async function readDefinitions(
  folder: string,
  io: Io,
  tolerated: readonly string[] = [],
): Promise<Definitions | undefined> {
  const report = createReport();
  const { sources, lowered } = await withProgress(`Reading ${folder}`, io, () =>
    lowerDefinitions(folder, report),
  );
  const isError = ({ severity, code }: Diagnostic) =>
    severity === 'error' && !tolerated.includes(code);
  if (!report.diagnostics.some(isError)) return lowered;
  await printDiagnostics(report, sources, folder, { io });
  return undefined;
}
