import type { Files } from '../../phases/1-read/files.ts';
import { codeFrame } from '../code-frame.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { inOrder } from '../in-order.ts';
import { positionAt } from '../position-at.ts';
import { textOf } from '../text-of.ts';

/** How diagnostics are printed: whether in colour, and what stands before the names of files. */
export type TextOptions = { colour: boolean; folder?: string };

type Printing = TextOptions & { files: Files };

/** Diagnostics for people: where, what, the lines themselves, and what to do. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: Files,
  options: TextOptions,
): string {
  const printing = { ...options, files };
  return inOrder(diagnostics)
    .map((diagnostic) => printDiagnostic(diagnostic, printing))
    .join('\n');
}

function printDiagnostic(diagnostic: Diagnostic, printing: Printing): string {
  const { at, severity, code, message, related = [], help } = diagnostic;
  const blocks = [
    paint(message, 'bold', printing),
    frame(at, printing),
    ...related.flatMap((other) => [
      `${other.message}  ${address(other.at, printing)}`,
      frame(other.at, printing),
    ]),
    help,
  ].filter((block) => block !== undefined);
  const said = paint(severity, severity === 'error' ? 'red' : 'yellow', printing);
  return `${address(at, printing)}  ${said}  ${code}\n\n${blocks.map(indented).join('\n\n')}\n`;
}

function address(at: Place, { files, folder }: Printing): string {
  const path = [folder, at.file].filter((part) => part !== undefined && part !== '.').join('/');
  const bytes = files.get(at.file);
  if (!bytes || at.end === 0) return path === '' ? at.file : path;
  const { line, column } = positionAt(textOf(bytes), at.start);
  return `${path}:${line}:${column}`;
}

function frame(at: Place, { files, colour }: Printing): string | undefined {
  const bytes = files.get(at.file);
  return bytes && codeFrame(textOf(bytes), at, colour);
}

function indented(block: string): string {
  return block.replace(/^(?=.)/gm, '  ');
}

const paints = { bold: [1, 22], red: [31, 39], yellow: [33, 39] } as const;

function paint(text: string, name: keyof typeof paints, { colour }: Printing): string {
  const [on, off] = paints[name];
  return colour ? `\u001B[${on}m${text}\u001B[${off}m` : text;
}
