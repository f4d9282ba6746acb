import type { Automaton, State } from './automaton-of.ts';

/** The least number of characters from each state to a final one. States that lead to none are left out. */
export function stepsToEnd(automaton: Automaton): Map<State, number> {
  const before = statesBefore(automaton);
  const steps = new Map([...automaton.finals].map((state) => [state, 0]));
  for (const [state, count] of steps) {
    for (const earlier of before.get(state) ?? []) {
      if (!steps.has(earlier)) steps.set(earlier, count + 1);
    }
  }
  return steps;
}

/** The predecessors of each state. */
function statesBefore({ initial }: Automaton): Map<State, Set<State>> {
  const before = new Map<State, Set<State>>([[initial, new Set()]]);
  for (const state of before.keys()) {
    for (const next of state.out.values()) {
      before.set(next, (before.get(next) ?? new Set()).add(state));
    }
  }
  return before;
}
