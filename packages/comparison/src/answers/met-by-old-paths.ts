import type { Bundle, FederalInterview, Interview, Question } from '@formpress/model';
import { type Continuation, followOldPath } from './follow-old-path.ts';
import { type Decisions, type Path, pathsThrough } from './paths-through.ts';

/** How an old path treated a question that must be answered now. */
export type WasBefore = 'new' | 'calculated' | 'optional' | 'dependent' | 'notAsked';

/** What people whose answers are stored meet in the new version. */
export type MetByOldPaths = {
  /**
   * Questions that must be answered now and did not have to be, with the paths on which that is so.
   */
  required: Map<string, { was: WasBefore; paths: Decisions[] }>;
  /** Stored answers that now end the path. */
  ineligible: { by: string; decisions: Decisions }[];
  /** All continuations of old paths that finish. */
  all: Decisions[];
  /** Whether every path was looked at. */
  complete: boolean;
};

const mostContinuations = 5000;

/** Follows every old path that finishes through the new interview. */
export function metByOldPaths(
  before: { bundle: Bundle; interview: Interview },
  after: { bundle: Bundle; interview: Interview & Pick<FederalInterview, 'optional'> },
): MetByOldPaths {
  const { paths, complete } = pathsThrough(before.interview);
  const met: MetByOldPaths = { required: new Map(), ineligible: [], all: [], complete };
  for (const path of paths.filter(({ end }) => 'finish' in end)) {
    const left = mostContinuations - met.all.length;
    const found = followOldPath(path, before.bundle, after.interview, left);
    if (found.length >= left) met.complete = false;
    for (const each of found) {
      met.all.push(each.decisions);
      const asked = each.asked.filter((id) => !after.interview.optional?.includes(id));
      collectRequired({ ...each, asked }, path, {
        before: before.bundle,
        after: after.bundle,
        met,
      });
      if ('ineligible' in each.end && each.endsBy !== undefined)
        met.ineligible.push({ by: each.endsBy, decisions: each.decisions });
    }
  }
  return met;
}

function collectRequired(
  { asked, decisions }: Continuation,
  path: Path,
  { before, after, met }: { before: Bundle; after: Bundle; met: MetByOldPaths },
): void {
  const askedBefore = new Set(path.asked);
  for (const id of asked) {
    const was = newlyRequired(id, askedBefore, before, after);
    if (!was) continue;
    const known = met.required.get(id) ?? { was, paths: [] };
    known.paths.push(decisions);
    met.required.set(id, known);
  }
}

/** How the question stood before, when it must be answered now and did not have to be. */
function newlyRequired(
  id: string,
  asked: ReadonlySet<string>,
  before: Bundle,
  after: Bundle,
): WasBefore | undefined {
  const now = after.questions[id];
  if (!now || now.calculate || now.required === 'NEVER') return undefined;
  const then = before.questions[id];
  if (!then) return 'new';
  if (then.calculate) return 'calculated';
  if (!asked.has(id)) return 'notAsked';
  return tighter(then, now);
}

function tighter(then: Question, now: Question): WasBefore | undefined {
  if (then.required === 'NEVER') return 'optional';
  return then.required === 'DEPENDENT' && now.required === 'ALWAYS' ? 'dependent' : undefined;
}
