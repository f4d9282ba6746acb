import { isAbsolute, relative, resolve, sep } from 'node:path';
import { type Diagnostic, formats, type Report, type Sources } from '@formpress/compiler';
import type { Io } from '../foundation/io.ts';
import { writeOutput } from '../foundation/write-output.ts';
import { plainReporting, type Reporting } from './reporting.ts';

/**
 * Prints the compiler's findings in the requested format, and returns whether they are acceptable. Text
 * is for people and ends with a summary; with other formats nothing else is printed.
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
  if (output !== undefined) {
    if (!(await writeOutput(output, printed, io))) return false;
  } else if (!isText) io.out(printed);
  else if (printed !== '') io.error(`${printed}\n`);
  const closing = isText || output !== undefined ? closingLine(diagnostics) : '';
  if (closing !== '') io.error(closing);
  return !report.hasErrors && fewEnough(diagnostics, reporting, io);
}

/** The path of a folder relative to the current one, which other programs expect. */
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
  const { warnings } = tally(diagnostics);
  if (warnings <= maxWarnings) return true;
  const are = warnings === 1 ? 'is' : 'are';
  io.error(
    `There ${are} ${count(warnings, 'warning')}, but --max-warnings allows ${maxWarnings}.\n`,
  );
  return false;
}

/** The summary line for people; empty when there are no findings. */
function closingLine(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return '';
  const { errors, warnings, accepted } = tally(diagnostics);
  const total = `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
  return accepted === 0 ? `${total}.\n` : `${total}, ${count(accepted, 'warning')} accepted.\n`;
}

function tally(diagnostics: readonly Diagnostic[]) {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const accepted = diagnostics.filter((each) => each.accepted !== undefined).length;
  return { errors, warnings: diagnostics.length - errors - accepted, accepted };
}

/** "1 error", "2 errors". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
