import type { Automaton, State } from './automaton-of.ts';

/** How many characters it takes at least from each state to the end of a word. States that lead to none are left out. */
export function stepsToEnd(automaton: Automaton): Map<State, number> {
  const before = new Map<State, State[]>();
  for (const state of automaton.nodes()) {
    for (const next of state.out.values()) before.set(next, [...(before.get(next) ?? []), state]);
  }
  const steps = new Map<State, number>([...automaton.finals].map((state) => [state, 0]));
  for (const [state, count] of steps) {
    for (const earlier of before.get(state) ?? []) {
      if (!steps.has(earlier)) steps.set(earlier, count + 1);
    }
  }
  return steps;
}
