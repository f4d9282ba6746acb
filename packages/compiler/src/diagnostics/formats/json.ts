import type { Sources } from '../../foundation/files.ts';
import type { Diagnostic, Fix, SourceRange } from '../diagnostic.ts';
import { replacementsOf } from '../fixes/replacements-of.ts';
import type { FormatOptions } from '../format-options.ts';
import { regionOf } from '../region-of.ts';
import { shownDiagnostics } from '../shown-diagnostics.ts';

/** Diagnostics as a JSON list, places as lines and columns counted from 1. */
export function diagnosticsAsJson(
  diagnostics: readonly Diagnostic[],
  files: Sources,
  options: FormatOptions,
): string {
  const list = shownDiagnostics(diagnostics, options).map(
    ({ at, related, help, fixes, accepted, ...rest }) => ({
      code: rest.code,
      severity: rest.severity,
      message: rest.message,
      ...placeAsJson(at, files),
      ...(related && {
        related: related.map((other) => ({
          message: other.message,
          ...placeAsJson(other.at, files),
        })),
      }),
      ...(help !== undefined && { help }),
      ...fixesAsJson(fixes, files),
      ...(accepted !== undefined && { accepted }),
    }),
  );
  return `${JSON.stringify(list, null, 2)}\n`;
}

/** The fixes that can be applied to the files as they are. */
function fixesAsJson(fixes: readonly Fix[] | undefined, files: Sources) {
  const shown = (fixes ?? []).flatMap((fix) => fixAsJson(fix, files) ?? []);
  return shown.length > 0 && { fixes: shown };
}

/** A fix with its replacements; undefined when the file no longer has what it changes. */
function fixAsJson(fix: Fix, files: Sources) {
  const edits = replacementsOf(fix, files)?.map(({ text, ...at }) => ({
    ...placeAsJson(at, files),
    text,
  }));
  return edits && { title: fix.title, isSafe: fix.isSafe === true, edits };
}

function placeAsJson(at: SourceRange, files: Sources) {
  return { file: at.file, ...regionOf(at, files) };
}
