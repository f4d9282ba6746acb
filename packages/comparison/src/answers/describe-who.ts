import { quotedList } from '../foundation/describe-list.ts';
import type { Decisions } from './paths-through.ts';

type Part = { by: string; answers: ReadonlySet<string> };

/** Who takes these paths, among all paths: `"isExempt" with "false"`, or undefined if everyone does. */
export function describeWho(
  paths: readonly Decisions[],
  all: readonly Decisions[],
): string | undefined {
  const parts = partsOf(paths, all);
  const goThere = (kept: readonly Part[]) => all.filter((path) => kept.every(fits(path))).length;
  const many = goThere(parts);
  // A part that follows from the other parts adds nothing. One that allows any answer says least, so it is tried first.
  const anyAnswer = ({ by, answers }: Part) => answers.size === answersTo(by, all).size;
  const leastFirst = parts.toSorted((a, b) => Number(anyAnswer(b)) - Number(anyAnswer(a)));
  const needed = leastFirst.reduce((kept, part) => {
    const without = kept.filter((each) => each !== part);
    return goThere(without) === many ? without : kept;
  }, parts);
  if (needed.length === 0) return undefined;
  return needed
    .map(({ by, answers }) => `"${by}" with ${quotedList([...answers], 'or')}`)
    .join(' and ');
}

/**
 * The questions that decided all these paths, with their answers; without those that every path has and whose answers
 * all lead here.
 */
function partsOf(paths: readonly Decisions[], all: readonly Decisions[]): Part[] {
  const names = [...(paths[0]?.keys() ?? [])].filter((by) => paths.every((path) => path.has(by)));
  return names
    .map((by) => ({ by, answers: answersTo(by, paths) }))
    .filter(
      ({ by, answers }) =>
        answers.size < answersTo(by, all).size || !all.every((path) => path.has(by)),
    );
}

function answersTo(by: string, paths: readonly Decisions[]): Set<string> {
  return new Set(paths.flatMap((path) => [...(path.get(by) ?? [])]));
}

function fits(path: Decisions): (part: Part) => boolean {
  return ({ by, answers }) => [...(path.get(by) ?? ['?'])].every((answer) => answers.has(answer));
}
