import type { Files } from '../../phases/1-read/files.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { inOrder } from '../in-order.ts';
import { positionAt } from '../position-at.ts';
import { textOf } from '../text-of.ts';

/** Diagnostics for programs: a JSON list, places as lines and columns counted from 1. */
export function diagnosticsAsJson(diagnostics: readonly Diagnostic[], files: Files): string {
  const list = inOrder(diagnostics).map(({ code, severity, message, at, related, help }) => ({
    code,
    severity,
    message,
    ...placeAsJson(at, files),
    ...(related && {
      related: related.map((other) => ({
        message: other.message,
        ...placeAsJson(other.at, files),
      })),
    }),
    ...(help !== undefined && { help }),
  }));
  return `${JSON.stringify(list, null, 2)}\n`;
}

function placeAsJson({ file, start, end }: Place, files: Files) {
  const bytes = files.get(file);
  if (!bytes || end === 0) return { file };
  const text = textOf(bytes);
  return { file, start: positionAt(text, start), end: positionAt(text, end) };
}
