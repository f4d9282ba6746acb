import type { Bundle } from '@formpress/model';
import { branchesByAnswer } from './branches-by-answer.ts';
import { outcomesOf } from './outcomes-of.ts';
import { type Use, usesOf } from './uses-of.ts';

/** The traces of answers: whether the question shows at all, and groups of answers that nothing distinguishes. */
export type Traces = { leavesInk: boolean; alike: string[][] };

/** For each asked question, the traces that its answers leave on the form or on the path through it. */
export function tracesOf(bundle: Bundle): ReadonlyMap<string, Traces> {
  const traces = known.get(bundle) ?? foundTraces(bundle);
  known.set(bundle, traces);
  return traces;
}

const known = new WeakMap<Bundle, ReadonlyMap<string, Traces>>();

function foundTraces(bundle: Bundle): ReadonlyMap<string, Traces> {
  const uses = usesOf(bundle);
  const sure = new Map<string, boolean>();
  const leavesInk = (id: string): boolean => {
    const found = sure.get(id);
    if (found !== undefined) return found;
    sure.set(id, false);
    const inked =
      (uses.get(id) ?? []).some((use) => isInk(use, leavesInk)) || decidesBranch(id, bundle);
    sure.set(id, inked);
    return inked;
  };
  const traces = new Map<string, Traces>();
  for (const [id, { calculate }] of Object.entries(bundle.questions)) {
    if (calculate) continue;
    const inked = (uses.get(id) ?? []).filter((use) => isInk(use, leavesInk));
    traces.set(id, { leavesInk: leavesInk(id), alike: alikeIn(id, inked, bundle) });
  }
  return traces;
}

function isInk(use: Use, leavesInk: (id: string) => boolean): boolean {
  return !('through' in use) || use.through === undefined || leavesInk(use.through);
}

function decidesBranch(id: string, bundle: Bundle): boolean {
  return new Set(branchesByAnswer(id, bundle).values()).size > 1;
}

/** Groups of several answers that lead to the same place and that no trace tells apart. */
function alikeIn(id: string, uses: readonly Use[], bundle: Bundle): string[][] {
  const question = bundle.questions[id];
  const answers = question?.kind === 'yesNo' ? ['true', 'false'] : (question?.options ?? []);
  let groups = groupedByBranch(answers, branchesByAnswer(id, bundle));
  for (const use of [...uses].sort(byEffort)) {
    if (groups.length === 0) break;
    const marked = new Set(answersMarked(use, id, answers, bundle));
    groups = severalIn(groups.map((group) => group.filter((answer) => !marked.has(answer))));
  }
  return groups;
}

function groupedByBranch(
  answers: readonly string[],
  branches: ReadonlyMap<string, string>,
): string[][] {
  const groups = new Map<string, string[]>();
  for (const answer of answers) {
    const branch = branches.get(answer) ?? '';
    // People who cannot use the form get none, so nothing needs to show.
    if (!branch.includes('ineligible')) groups.set(branch, [...(groups.get(branch) ?? []), answer]);
  }
  return severalIn([...groups.values()]);
}

function severalIn(groups: string[][]): string[][] {
  return groups.filter((group) => group.length > 1);
}

const efforts: Use['kind'][] = ['printed', 'chosen', 'condition', 'result'];

function byEffort(a: Use, b: Use): number {
  return efforts.indexOf(a.kind) - efforts.indexOf(b.kind);
}

/** The answers that a use makes visible. */
function answersMarked(
  use: Use,
  id: string,
  answers: readonly string[],
  bundle: Bundle,
): Iterable<string> {
  if (use.kind === 'printed') return answers;
  if (use.kind === 'chosen') return use.answers;
  const outcomes = outcomesOf(use.is, id, answers, bundle);
  if (!outcomes) return answers;
  const marked = new Set<string>();
  for (const outcome of outcomes) {
    if (marked.size === answers.length) break;
    if (new Set(outcome).size === 1) continue;
    // A number is always printed; a box is ticked by some answers and left empty by others.
    if (use.kind === 'result') return answers;
    for (const [index, answer] of answers.entries()) {
      if (outcome[index] !== notTicked) marked.add(answer);
    }
  }
  return marked;
}

const notTicked = JSON.stringify({ yes: false });
