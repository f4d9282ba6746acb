import type { Interview } from '@formpress/model';

/** For each old set the new set that asks what it asked, by the questions they share. */
export function matchSets(before: Interview, after: Interview): ReadonlyMap<string, string> {
  const matches = new Map<string, string>();
  const taken = new Set<string>();
  for (const { from, to } of candidates(before, after)) {
    if (matches.has(from) || taken.has(to)) continue;
    matches.set(from, to);
    taken.add(to);
  }
  const inOrder = Object.keys(before.sets).flatMap((from) => {
    const to = matches.get(from);
    return to === undefined ? [] : [[from, to] as const];
  });
  return new Map(inOrder);
}

type Candidate = { from: string; to: string; likeness: number };

/** Pairs of sets that share a question, most alike first; of equals the one that keeps its id. */
function candidates(before: Interview, after: Interview): Candidate[] {
  const pairs = Object.entries(before.sets).flatMap(([from, then]) =>
    Object.entries(after.sets).map(([to, now]) => ({
      from,
      to,
      likeness: likeness(then.questions, now.questions),
    })),
  );
  return pairs
    .filter(({ likeness: shared }) => shared > 0)
    .sort((a, b) => b.likeness - a.likeness || Number(b.from === b.to) - Number(a.from === a.to));
}

/** Questions in both, as a share of the questions in either. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((id) => b.includes(id)).length;
  return shared === 0 ? 0 : shared / (a.length + b.length - shared);
}
