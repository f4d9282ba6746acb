import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport, type Report } from '../diagnostics/report.ts';
import { checks } from '../phases/5-check/checks.ts';
import type { ReleaseFacts } from '../phases/5-check/foundation/release-facts.ts';

type Part = keyof ReleaseFacts;

/** The facts of a release part by part: a digest of each, and a way to get it. */
export type Parts = {
  digests: Readonly<Record<Part, string>>;
  get<P extends Part>(part: P): ReleaseFacts[P];
};

/** What a check of the whole release found, and the digests of the parts that it read. */
export type KeptCheck = { read: Partial<Record<Part, string>>; found: Diagnostic[] };

/**
 * Runs the checks of the whole release. One that read only what is as it was finds what it found: so
 * nobody who writes a check has to say what it reads.
 */
export function checkParts(
  parts: Parts,
  kept: Readonly<Record<string, KeptCheck>>,
): Record<string, KeptCheck> {
  const now: Record<string, KeptCheck> = {};
  for (const { code, severity, checkRelease } of checks) {
    if (!checkRelease) continue;
    const before = kept[code];
    if (before && isStill(before, parts)) {
      now[code] = before;
      continue;
    }
    const report: Report = createReport();
    const read: KeptCheck['read'] = {};
    checkRelease(watched(parts, read), (finding) => report({ code, severity, ...finding }));
    now[code] = { read, found: [...report.diagnostics] };
  }
  return now;
}

function isStill({ read }: KeptCheck, { digests }: Parts): boolean {
  return Object.entries(read).every(([part, digest]) => digests[part as Part] === digest);
}

/** The facts, with a note of each part that is read. */
function watched(parts: Parts, read: KeptCheck['read']): ReleaseFacts {
  return new Proxy({} as ReleaseFacts, {
    get(_, part: Part) {
      read[part] = parts.digests[part];
      return parts.get(part);
    },
  });
}
