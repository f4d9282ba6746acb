import { automatonOf, type State } from './automaton-of.ts';
import { stepsToEnd } from './steps-to-end.ts';

/** All words that a pattern accepts, shortest first, or undefined when there are more than `atMost`. */
export function allWords(pattern: string, atMost: number): string[] | undefined {
  const automaton = automatonOf(pattern);
  const alive = stepsToEnd(automaton);
  const words: string[] = [];
  let prefixes: { word: string; state: State }[] = [{ word: '', state: automaton.initial }];
  for (let length = 0; prefixes.length > 0; length += 1) {
    words.push(
      ...prefixes.filter(({ state }) => automaton.finals.has(state)).map(({ word }) => word),
    );
    // Every prefix leads to a different word; one longer than the number of states has a loop.
    if (words.length > atMost || prefixes.length > atMost || length > alive.size) return undefined;
    prefixes = prefixes.flatMap(({ word, state }) =>
      onward(state, alive, atMost).map(([character, next]) => ({
        word: word + character,
        state: next,
      })),
    );
  }
  return words;
}

/** The next characters with their states: at most one more than `atMost`, which is enough to see that there are too many. */
function onward(state: State, alive: Map<State, number>, atMost: number): [string, State][] {
  const steps: [string, State][] = [];
  for (const [{ min, max }, next] of state.out) {
    for (let code = min; code <= max && alive.has(next) && steps.length <= atMost; code += 1) {
      steps.push([String.fromCharCode(code), next]);
    }
  }
  return steps;
}
