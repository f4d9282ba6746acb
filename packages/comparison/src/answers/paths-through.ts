import type { Interview, Next, Target } from '@formpress/model';

/**
 * The answers that decided something on a path: each question with its possible answers.
 */
export type Decisions = ReadonlyMap<string, ReadonlySet<string>>;

/** A path through an interview: what decided it, what it asks, where it ends. */
export type Path = {
  decisions: Decisions;
  asked: readonly string[];
  end: Exclude<Target, { to: string }>;
};

/** The paths through an interview, at most 2,000. */
export type Paths = { paths: Path[]; complete: boolean };

const mostPaths = 2000;

/** Follows every path through an interview. Answers that lead to the same place count as one path. */
export function pathsThrough(interview: Interview): Paths {
  const paths: Path[] = [];
  const follow = (id: string, decisions: Decisions, asked: readonly string[]): void => {
    if (paths.length > mostPaths) return;
    const set = interview.sets[id];
    if (!set) throw new Error(`The interview has no set ${id}.`);
    const all = [...asked, ...set.questions];
    for (const { target, decisions: then } of branches(set.next, decisions)) {
      if ('to' in target) follow(target.to, then, all);
      else paths.push({ decisions: then, asked: all, end: target });
    }
  };
  follow(interview.start, new Map(), []);
  return { paths: paths.slice(0, mostPaths), complete: paths.length <= mostPaths };
}

/**
 * Where a set may lead, given what is known: one branch for each target, with the answers that lead
 * there.
 */
export function branches(
  next: Next,
  known: Decisions,
): { target: Target; decisions: Decisions; by?: string }[] {
  if (!('by' in next)) return [{ target: next, decisions: known }];
  const { by } = next;
  const possible = known.get(by);
  const groups = new Map<string, { target: Target; answers: Set<string> }>();
  for (const [answer, target] of Object.entries(next.goTo)) {
    if (possible && !possible.has(answer)) continue;
    const key = JSON.stringify(target);
    const group = groups.get(key) ?? { target, answers: new Set() };
    group.answers.add(answer);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ target, answers }) => ({
    target,
    by,
    decisions: new Map([...known, [by, answers]]),
  }));
}
