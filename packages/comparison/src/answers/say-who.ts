import { quotedList } from '../foundation/say-list.ts';
import type { Decisions } from './ways-of.ts';

type Part = { by: string; answers: ReadonlySet<string> };

/** Who goes these ways among all ways: `"isExempt" with "false"`, or nothing when everyone does. */
export function sayWho(ways: readonly Decisions[], all: readonly Decisions[]): string | undefined {
  const parts = partsOf(ways, all);
  const goThere = (kept: readonly Part[]) => all.filter((way) => kept.every(fits(way))).length;
  const many = goThere(parts);
  // A part that follows from the others says nothing; one that allows any answer says least.
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
 * What all these ways have in common: a question that decided each of them, and not by any answer.
 */
function partsOf(ways: readonly Decisions[], all: readonly Decisions[]): Part[] {
  const names = [...(ways[0]?.keys() ?? [])].filter((by) => ways.every((way) => way.has(by)));
  return names
    .map((by) => ({ by, answers: answersTo(by, ways) }))
    .filter(
      ({ by, answers }) =>
        answers.size < answersTo(by, all).size || !all.every((way) => way.has(by)),
    );
}

function answersTo(by: string, ways: readonly Decisions[]): Set<string> {
  return new Set(ways.flatMap((way) => [...(way.get(by) ?? [])]));
}

function fits(way: Decisions): (part: Part) => boolean {
  return ({ by, answers }) => [...(way.get(by) ?? ['?'])].every((answer) => answers.has(answer));
}
