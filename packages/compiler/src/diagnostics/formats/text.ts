import type { Sources } from '../../foundation/files.ts';
import { codeFrame } from '../code-frame.ts';
import type { Diagnostic, SourceRange } from '../diagnostic.ts';
import type { FormatOptions } from '../format-options.ts';
import { pathOf } from '../path-of.ts';
import { regionOf } from '../region-of.ts';
import { shownDiagnostics } from '../shown-diagnostics.ts';
import { shownTextOf } from '../text-of.ts';

type Printing = FormatOptions & { files: Sources };

/** Diagnostics for people: the place, the message, the lines themselves, and the help. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: Sources,
  options: FormatOptions,
): string {
  const printing = { ...options, files };
  return shownDiagnostics(diagnostics, options)
    .map((diagnostic) => printDiagnostic(diagnostic, printing))
    .join('\n');
}

function printDiagnostic(diagnostic: Diagnostic, printing: Printing): string {
  const { at, severity, code, message, related = [], help, accepted } = diagnostic;
  const blocks = [
    paint(message, 'bold', printing),
    frame(at, printing),
    ...related.flatMap((other) => [
      `${other.message}  ${address(other.at, printing)}`,
      frame(other.at, printing),
    ]),
    accepted === undefined ? help : `Accepted: ${accepted}`,
  ].filter((block) => block !== undefined);
  const shade = severity === 'error' ? 'red' : 'yellow';
  const label = accepted === undefined ? paint(severity, shade, printing) : 'accepted';
  return `${address(at, printing)}  ${label}  ${code}\n\n${blocks.map(indented).join('\n\n')}\n`;
}

function address(at: SourceRange, { files, folder }: Printing): string {
  const path = pathOf(at.file, folder);
  const region = regionOf(at, files);
  return region ? `${path}:${region.start.line}:${region.start.column}` : path;
}

function frame(at: SourceRange, { files, colour }: Printing): string | undefined {
  const bytes = files.get(at.file);
  return bytes && codeFrame(shownTextOf(bytes), at, colour);
}

function indented(block: string): string {
  return block.replace(/^(?=.)/gm, '  ');
}

const paints = { bold: [1, 22], red: [31, 39], yellow: [33, 39] } as const;

function paint(text: string, name: keyof typeof paints, { colour }: Printing): string {
  const [on, off] = paints[name];
  return colour ? `\u001B[${on}m${text}\u001B[${off}m` : text;
}
