import type { CharRange } from 'refa';
import { automatonOf, type State } from './automaton-of.ts';
import { nicestCharacter } from './nicest-character.ts';
import { stepsToEnd } from './steps-to-end.ts';

type Rest = { word: string; width: number };

/**
 * The longest word a pattern accepts, or the widest when characters have widths; nothing when words may be as long
 * as one likes.
 */
export function longestWord(
  pattern: string,
  widthOf?: (character: string) => number,
): string | undefined {
  const automaton = automatonOf(pattern);
  const alive = stepsToEnd(automaton);
  const widest = widestIn(widthOf);
  const known = new Map<State, Rest | 'open'>();
  /** The widest way from a state to an end; `open` when it comes back to where it was. */
  const restFrom = (state: State): Rest | 'open' => {
    const found = known.get(state);
    if (found) return found;
    known.set(state, 'open');
    let best: Rest = { word: '', width: automaton.finals.has(state) ? 0 : -1 };
    for (const [range, next] of state.out) {
      const rest = alive.has(next) ? restFrom(next) : undefined;
      if (rest === 'open') return 'open';
      const first = widest(range);
      const width = first.width + (rest?.width ?? 0);
      if (rest && width > best.width) best = { word: first.character + rest.word, width };
    }
    known.set(state, best);
    return best;
  };
  const longest = restFrom(automaton.initial);
  return longest === 'open' ? undefined : longest.word;
}

function widestIn(widthOf?: (character: string) => number) {
  const known = new Map<string, { character: string; width: number }>();
  return (range: CharRange) => {
    if (!widthOf) return { ...nicestCharacter(range), width: 1 };
    const key = `${range.min}-${range.max}`;
    const found = known.get(key) ?? widestOf(range, widthOf);
    known.set(key, found);
    return found;
  };
}

function widestOf({ min, max }: CharRange, widthOf: (character: string) => number) {
  let best = { character: '', width: -1 };
  for (let code = min; code <= max; code += 1) {
    const character = String.fromCharCode(code);
    const width = widthOf(character);
    if (width > best.width) best = { character, width };
  }
  return best;
}
