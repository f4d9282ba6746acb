import {
  type Diagnostic as Finding,
  type Fix,
  isSettledByLock,
  lockFix,
  replacementsOf,
  type Sources,
  wholeMessage,
} from '@formpress/compiler';
import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
} from 'vscode-languageserver';
import { positionsIn } from '../foundation/positions.ts';
import { editsOf } from '../session/edits-of.ts';
import { currentText, locationOf, type Session } from '../session/session.ts';

/** The findings of all files, by path, in the words and at the places of `formpress check`. */
export async function diagnosticsByFile(
  session: Session,
  signal?: AbortSignal,
): Promise<Map<string, Diagnostic[]>> {
  const { report, sources } = await session.check(signal);
  const byFile = new Map<string, Diagnostic[]>();
  for (const finding of report.diagnostics) {
    if (finding.accepted !== undefined) continue;
    const found = byFile.get(finding.at.file) ?? [];
    byFile.set(finding.at.file, [...found, diagnosticOf(session, finding, sources)]);
  }
  return byFile;
}

function diagnosticOf(session: Session, finding: Finding, sources: Sources): Diagnostic {
  const { code, severity, at, related } = finding;
  return {
    range: positionsIn(currentText(sources, at.file)).rangeOf(at),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source: 'formpress',
    message: wholeMessage(finding),
    ...(related && {
      relatedInformation: related.map((other) => ({
        location: locationOf(session, sources, other.at),
        message: other.message,
      })),
    }),
  };
}

/** The fixes of the findings between two offsets of a file, the likeliest first. */
export async function actionsAt(
  session: Session,
  path: string,
  [start, end]: readonly [number, number],
): Promise<CodeAction[]> {
  const { report, sources } = await session.check();
  const here = report.diagnostics.filter(
    ({ at, accepted }) =>
      at.file === path && accepted === undefined && at.start <= end && start <= at.end,
  );
  const actions = here.map(async (finding) =>
    (await fixesOf(session, finding)).flatMap((fix, order): CodeAction[] => {
      const edits = replacementsOf(fix, sources);
      if (!edits) return [];
      return [
        {
          title: fix.title,
          kind: CodeActionKind.QuickFix,
          diagnostics: [diagnosticOf(session, finding, sources)],
          isPreferred: order === 0 && fix.isSafe === true,
          edit: editsOf(session, sources, edits),
        },
      ];
    }),
  );
  return (await Promise.all(actions)).flat();
}

/** The fixes that a finding carries, and for an outdated lock a fix that renews it, which is made only on request. */
async function fixesOf(session: Session, finding: Finding): Promise<Fix[]> {
  const own = finding.fixes ?? [];
  if (!isSettledByLock(finding)) return own;
  const renewed = await lockFix(session.workspace, finding);
  return 'refused' in renewed ? own : [...own, renewed];
}
