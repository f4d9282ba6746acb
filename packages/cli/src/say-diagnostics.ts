import {
  type Diagnostic,
  diagnosticsAsJson,
  type Files,
  printDiagnostics,
  type Report,
} from '@formpress/compiler';
import type { Io } from './io.ts';

/** Prints what the compiler found: for people with a closing line, or as JSON for programs. */
export function sayDiagnostics(
  report: Report,
  sources: Files,
  folder: string,
  { io, json }: { io: Io; json: boolean },
): void {
  const { diagnostics } = report;
  if (json) {
    io.out(diagnosticsAsJson(diagnostics, sources));
    return;
  }
  if (diagnostics.length === 0) return;
  io.error(
    `${printDiagnostics(diagnostics, sources, { colour: io.colour, folder })}\n${closingLine(diagnostics)}\n`,
  );
}

function closingLine(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return `${count(errors, 'error')}, ${count(diagnostics.length - errors, 'warning')}.`;
}

/** "1 error", "2 errors". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
