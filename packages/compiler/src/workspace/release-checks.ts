import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport, type Report } from '../diagnostics/report.ts';
import { checks } from '../phases/5-check/checks.ts';
import type { ReleaseFacts } from '../phases/5-check/foundation/release-facts.ts';

type FactName = keyof ReleaseFacts;

/** The facts of a release by name: a digest of each, and a function to get it. */
export type Parts = {
  digests: Readonly<Record<FactName, string>>;
  get<P extends FactName>(part: P): ReleaseFacts[P];
};

/** What a check of the whole release found, and the digests of the facts that it read. */
export type KeptCheck = { read: Partial<Record<FactName, string>>; found: Diagnostic[] };

/**
 * Runs the checks of the whole release. If everything that a check read is unchanged, its earlier findings
 * are reused, so a check need not declare what it reads.
 */
export function checkParts(
  parts: Parts,
  kept: Readonly<Record<string, KeptCheck>>,
): Record<string, KeptCheck> {
  const now: Record<string, KeptCheck> = {};
  for (const { code, severity, checkRelease } of checks) {
    if (!checkRelease) continue;
    const before = kept[code];
    if (before && isCurrent(before, parts)) {
      now[code] = before;
      continue;
    }
    const report: Report = createReport();
    const read: KeptCheck['read'] = {};
    checkRelease(tracked(parts, read), (finding) => report({ code, severity, ...finding }));
    now[code] = { read, found: [...report.diagnostics] };
  }
  return now;
}

function isCurrent({ read }: KeptCheck, { digests }: Parts): boolean {
  return Object.entries(read).every(([part, digest]) => digests[part as FactName] === digest);
}

/** The facts, recording each one that is read. */
function tracked(parts: Parts, read: KeptCheck['read']): ReleaseFacts {
  return new Proxy({} as ReleaseFacts, {
    get(_, part: FactName) {
      read[part] = parts.digests[part];
      return parts.get(part);
    },
  });
}
