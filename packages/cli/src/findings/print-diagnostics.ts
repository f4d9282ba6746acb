import { isAbsolute, relative, resolve, sep } from 'node:path';
import { type Diagnostic, formats, type Report, type Sources } from '@formpress/compiler';
import { count } from '../foundation/count.ts';
import type { Io } from '../foundation/io.ts';
import { writeOutput } from '../foundation/write-output.ts';
import { plainReporting, type Reporting } from './reporting.ts';
import { countByKind, summaryOf, totalOf } from './summary-of.ts';

/**
 * Prints the compiler's findings to standard output in the requested format, and returns whether they are
 * acceptable. Text is for people and ends with a summary; with other formats nothing else is printed.
 */
export async function printDiagnostics(
  report: Report,
  sources: Sources,
  folder: string,
  { io, reporting = plainReporting }: { io: Io; reporting?: Reporting },
): Promise<boolean> {
  const { format, output, showAccepted } = reporting;
  const { diagnostics } = report;
  const isText = format === 'text';
  const printed = formats[format](diagnostics, sources, {
    colour: io.colour && isText && output === undefined,
    folder: isText ? folder : fromHere(folder),
    showAccepted,
  });
  // A reader such as head, which takes only the first lines, must not stop a build or turn errors into success.
  io.outliveReader();
  if (output !== undefined) {
    if (!(await writeOutput(output, printed, io))) return false;
    if (diagnostics.length > 0) io.error(totalOf(diagnostics));
  } else if (isText) {
    if (printed !== '') io.out(`${printed}\n`);
    if (diagnostics.length > 0) io.out(summaryOf(diagnostics, sources, folder));
  } else io.out(printed);
  return !report.hasErrors && fewEnough(diagnostics, reporting, io);
}

/** The path of a folder relative to the current one, as other programs expect it; absolute when it is not below. */
function fromHere(folder: string): string {
  const path = relative(process.cwd(), resolve(folder)).split(sep).join('/');
  const isBelow = !isAbsolute(path) && path !== '..' && !path.startsWith('../');
  return isBelow ? path || '.' : resolve(folder).split(sep).join('/');
}

function fewEnough(
  diagnostics: readonly Diagnostic[],
  { maxWarnings }: Reporting,
  io: Io,
): boolean {
  const { warnings } = countByKind(diagnostics);
  if (warnings <= maxWarnings) return true;
  const are = warnings === 1 ? 'is' : 'are';
  io.error(
    `There ${are} ${count(warnings, 'warning')}, but --max-warnings allows ${maxWarnings}.\n`,
  );
  return false;
}
