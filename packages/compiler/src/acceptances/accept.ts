import type { Diagnostic, SourceRange } from '../diagnostics/diagnostic.ts';
import { removeIdle } from '../diagnostics/fixes/fix.ts';
import type { Report } from '../diagnostics/report.ts';
import { textOf } from '../diagnostics/text-of.ts';
import type { Files } from '../foundation/files.ts';
import type { Acceptance } from './acceptance.ts';
import { findAcceptances } from './find-acceptances.ts';
import { wrongAcceptance } from './wrong-acceptance.ts';

/**
 * Accepts the warnings that the files themselves accept with a reason. Runs last: while there are
 * errors, not everything was checked, so an acceptance that seems unused may not be.
 */
export function accept(acceptances: readonly Acceptance[], report: Report): void {
  const used = new Set<Acceptance>();
  for (const warning of report.diagnostics.filter(({ severity }) => severity === 'warning')) {
    const acceptance = acceptances.find((each) => isAbout(each, warning));
    if (!acceptance) continue;
    report.accept(warning, acceptance.reason);
    used.add(acceptance);
  }
  if (report.hasErrors) return;
  for (const acceptance of acceptances) if (!used.has(acceptance)) report(unused(acceptance));
}

/**
 * The comments that accept a warning; wrong ones are reported. blank.yaml is not read where the agency's
 * blank.pdf is used.
 */
export function readAcceptances(files: Files, report: Report): Acceptance[] {
  const all = [...files]
    .filter(([file]) => file.endsWith('.yaml'))
    .filter(([file]) => !isReplaced(file, files))
    .flatMap(([file, bytes]) => findAcceptances({ file, text: textOf(bytes) }));
  return all.filter((acceptance) => {
    const wrong = wrongAcceptance(acceptance);
    if (wrong) report(wrong);
    return !wrong;
  });
}

function isReplaced(file: string, files: Files): boolean {
  return file.endsWith('/blank.yaml') && files.has(file.replace(/yaml$/, 'pdf'));
}

function isAbout({ code, covers, isFirst }: Acceptance, { code: found, at }: Diagnostic): boolean {
  if (code !== found || covers.file !== at.file) return false;
  return isWholeFile(at) ? isFirst : at.start >= covers.start && at.start < covers.end;
}

function isWholeFile({ end }: SourceRange): boolean {
  return end === 0;
}

function unused({ at, code }: Acceptance): Diagnostic {
  return {
    code: 'unused-acceptance',
    severity: 'warning',
    at,
    message: `There is no warning "${code}" here to accept.`,
    help: 'Remove the comment, or move it to the line before the one that the warning points at.',
    fixes: [removeIdle(at, 'the comment')],
  };
}
