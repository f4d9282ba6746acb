import type { Sources } from '../../foundation/files.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { FormatOptions } from '../format-options.ts';
import { pathOf } from '../path-of.ts';
import { regionOf } from '../region-of.ts';
import { shownDiagnostics } from '../shown-diagnostics.ts';
import { wholeMessage } from '../whole-message.ts';

/** Diagnostics as workflow commands: GitHub shows each at its line. */
export function diagnosticsForGithub(
  diagnostics: readonly Diagnostic[],
  files: Sources,
  options: FormatOptions,
): string {
  return shownDiagnostics(diagnostics, options)
    .map((diagnostic) => `${command(diagnostic, files, options)}\n`)
    .join('');
}

function command(diagnostic: Diagnostic, files: Sources, { folder }: FormatOptions): string {
  const { code, severity, at, accepted } = diagnostic;
  const properties = Object.entries({
    file: pathOf(at.file, folder),
    ...placeOf(diagnostic, files),
    title: code,
  }).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const kind = accepted === undefined ? severity : 'notice';
  return `::${kind} ${properties.join(',')}::${escapeMessage(wholeMessage(diagnostic))}`;
}

/** Columns are not allowed where several lines are marked; the end column is inclusive. */
function placeOf({ at }: Diagnostic, files: Sources) {
  const region = regionOf(at, files);
  if (!region) return {};
  const { start, end } = region;
  const lines = { line: start.line, endLine: end.line };
  if (start.line !== end.line) return lines;
  return { ...lines, col: start.column, endColumn: Math.max(start.column, end.column - 1) };
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
