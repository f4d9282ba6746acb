import type { Interview, Next, Target } from '@formpress/model';

/**
 * Answers that are known on a way, as far as they decided something: the question and its possible
 * answers.
 */
export type Decisions = ReadonlyMap<string, ReadonlySet<string>>;

/** A way through an interview: what decided it, what it asks, where it ends. */
export type Way = {
  decisions: Decisions;
  asked: readonly string[];
  end: Exclude<Target, { to: string }>;
};

/** All ways through an interview, or as many as are looked at. */
export type Ways = { ways: Way[]; complete: boolean };

const mostWays = 2000;

/** Follows every way through an interview. Answers that lead to the same place are one way. */
export function waysOf(interview: Interview): Ways {
  const ways: Way[] = [];
  const follow = (id: string, decisions: Decisions, asked: readonly string[]): void => {
    if (ways.length > mostWays) return;
    const set = interview.sets[id];
    if (!set) throw new Error(`The interview has no set ${id}.`);
    const all = [...asked, ...set.questions];
    for (const { target, decisions: then } of branches(set.next, decisions)) {
      if ('to' in target) follow(target.to, then, all);
      else ways.push({ decisions: then, asked: all, end: target });
    }
  };
  follow(interview.start, new Map(), []);
  return { ways: ways.slice(0, mostWays), complete: ways.length <= mostWays };
}

/**
 * Where a set may lead, given what is known: one branch for each place, with the answers that lead
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
