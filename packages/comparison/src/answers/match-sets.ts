import type { Interview, QuestionSet } from '@formpress/model';

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

// A set that keeps its id is the same set, unless another is far more like it.
const sameIdCounts = 0.35;

/** Pairs of sets that share a question, or ask nothing under one id, most alike first. */
function candidates(before: Interview, after: Interview): Candidate[] {
  const pairs = Object.entries(before.sets).flatMap(([from, then]) =>
    Object.entries(after.sets).map(([to, now]) => ({
      from,
      to,
      likeness: likeness(then.questions, now.questions) + (from === to ? sameIdCounts : 0),
    })),
  );
  return pairs
    .filter(({ from, to }) => isAlike(from === to, before.sets[from], after.sets[to]))
    .sort((a, b) => b.likeness - a.likeness);
}

function isAlike(
  hasOneId: boolean,
  before: QuestionSet | undefined,
  after: QuestionSet | undefined,
): boolean {
  if (!before || !after) return false;
  const isBare = before.questions.length + after.questions.length === 0;
  return (hasOneId && isBare) || before.questions.some((id) => after.questions.includes(id));
}

/** Questions in both, as a share of the questions in either. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((id) => b.includes(id)).length;
  return shared === 0 ? 0 : shared / (a.length + b.length - shared);
}
