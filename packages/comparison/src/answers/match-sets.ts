import type { Interview, QuestionSet } from '@formpress/model';

/** Maps each old set to the new set that asks the same, judged by the questions they share. */
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

type Candidate = { from: string; to: string; similarity: number };

// A set that keeps its id is the same set, unless another one is far more similar.
const sameIdCounts = 0.35;

/** Pairs of sets that share a question, or that have the same id and ask nothing, most similar first. */
function candidates(before: Interview, after: Interview): Candidate[] {
  const pairs = Object.entries(before.sets).flatMap(([from, then]) =>
    Object.entries(after.sets).map(([to, now]) => ({
      from,
      to,
      similarity: similarity(then.questions, now.questions) + (from === to ? sameIdCounts : 0),
    })),
  );
  return pairs
    .filter(({ from, to }) => isAlike(from === to, before.sets[from], after.sets[to]))
    .sort((a, b) => b.similarity - a.similarity);
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
function similarity(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((id) => b.includes(id)).length;
  return shared === 0 ? 0 : shared / (a.length + b.length - shared);
}
