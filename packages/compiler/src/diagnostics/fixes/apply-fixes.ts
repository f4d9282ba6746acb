import type { Sources } from '../../foundation/files.ts';
import type { Diagnostic, Fix } from '../diagnostic.ts';
import { textOf } from '../text-of.ts';
import { type Replacement, replacementsOf } from './replacements-of.ts';

/** A fix that was applied, and the finding that it mends. */
export type AppliedFix = { finding: Diagnostic; fix: Fix };

/** The changed files, and which fixes changed them. */
export type Fixed = { texts: Map<string, string>; applied: AppliedFix[] };

/**
 * Applies the first wanted fix of each finding. Of two that change the same place only the first is
 * applied: checking again shows whether the other is still needed.
 */
export function applyFixes(
  findings: readonly Diagnostic[],
  files: Sources,
  isWanted: (fix: Fix) => boolean,
): Fixed {
  const applied: AppliedFix[] = [];
  const replacements: Replacement[] = [];
  for (const finding of findings) {
    const fix = finding.accepted === undefined ? finding.fixes?.find(isWanted) : undefined;
    const wanted = fix && replacementsOf(fix, files);
    if (!wanted || wanted.some((each) => replacements.some((other) => overlap(each, other))))
      continue;
    applied.push({ finding, fix });
    replacements.push(...wanted);
  }
  const changed = new Set(replacements.map(({ file }) => file));
  const texts = [...changed].sort().map((file): [string, string] => {
    const bytes = files.get(file) ?? new Uint8Array();
    const own = replacements.filter((each) => each.file === file);
    return [file, markOf(bytes) + replaced(textOf(bytes), own)];
  });
  return { texts: new Map(texts), applied };
}

/** The byte order mark of a file, which its text does not have. */
function markOf([first, second, third]: Uint8Array): string {
  return first === 0xef && second === 0xbb && third === 0xbf ? '\uFEFF' : '';
}

function overlap(a: Replacement, b: Replacement): boolean {
  return a.file === b.file && a.start <= b.end && b.start <= a.end;
}

/** Replaces from the end of the text to its beginning, so that offsets stay right; of two in one place, the last one first. */
function replaced(text: string, replacements: Replacement[]): string {
  return replacements
    .toReversed()
    .toSorted((a, b) => b.start - a.start)
    .reduce((made, { start, end, text: by }) => made.slice(0, start) + by + made.slice(end), text);
}
