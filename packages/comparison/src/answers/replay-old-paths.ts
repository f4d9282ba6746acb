import type { Bundle, FederalInterview, Interview, Question } from '@formpress/model';
import { type Continuation, followOldPath } from './follow-old-path.ts';
import { type Decisions, type Path, pathsThrough } from './paths-through.ts';

/** What an old path did with a question that must be answered now. */
export type PreviousUse = 'new' | 'calculated' | 'optional' | 'dependent' | 'notAsked';

/** What happens to stored answers in the new version. */
export type ReplayedPaths = {
  /** Questions that must be answered now and did not have to be, with the paths that ask them. */
  required: Map<string, { was: PreviousUse; paths: Decisions[] }>;
  /** Stored answers that now end the path. */
  ineligible: { by: string; decisions: Decisions }[];
  /** All continuations of old paths that finish. */
  all: Decisions[];
  /** Whether every path was followed. */
  complete: boolean;
};

const mostContinuations = 5000;

/** Follows every finished old path through the new interview. */
export function replayOldPaths(
  before: { bundle: Bundle; interview: Interview },
  after: { bundle: Bundle; interview: Interview & Pick<FederalInterview, 'optional'> },
): ReplayedPaths {
  const { paths, complete } = pathsThrough(before.interview);
  const replayed: ReplayedPaths = { required: new Map(), ineligible: [], all: [], complete };
  for (const path of paths.filter(({ end }) => 'finish' in end)) {
    const left = mostContinuations - replayed.all.length;
    const found = followOldPath(path, before.bundle, after.interview, left);
    if (found.length >= left) replayed.complete = false;
    for (const each of found) {
      replayed.all.push(each.decisions);
      const asked = each.asked.filter((id) => !after.interview.optional?.includes(id));
      collectRequired({ ...each, asked }, path, {
        before: before.bundle,
        after: after.bundle,
        replayed,
      });
      if ('ineligible' in each.end && each.endsBy !== undefined)
        replayed.ineligible.push({ by: each.endsBy, decisions: each.decisions });
    }
  }
  return replayed;
}

function collectRequired(
  { asked, decisions }: Continuation,
  path: Path,
  { before, after, replayed }: { before: Bundle; after: Bundle; replayed: ReplayedPaths },
): void {
  const askedBefore = new Set(path.asked);
  for (const id of asked) {
    const was = newlyRequired(id, askedBefore, before, after);
    if (!was) continue;
    const known = replayed.required.get(id) ?? { was, paths: [] };
    known.paths.push(decisions);
    replayed.required.set(id, known);
  }
}

/** What the old path did with a question that must be answered now and did not have to be. */
function newlyRequired(
  id: string,
  asked: ReadonlySet<string>,
  before: Bundle,
  after: Bundle,
): PreviousUse | undefined {
  const now = after.questions[id];
  if (!now || now.calculate || now.required === 'NEVER') return undefined;
  const then = before.questions[id];
  if (!then) return 'new';
  if (then.calculate) return 'calculated';
  if (!asked.has(id)) return 'notAsked';
  return tighter(then, now);
}

function tighter(then: Question, now: Question): PreviousUse | undefined {
  if (then.required === 'NEVER') return 'optional';
  return then.required === 'DEPENDENT' && now.required === 'ALWAYS' ? 'dependent' : undefined;
}
