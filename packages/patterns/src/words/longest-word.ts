import type { CharRange } from 'refa';
import { mostReadableCharacter } from '../foundation/most-readable-character.ts';
import { automatonOf, type State } from './automaton-of.ts';
import { stepsToEnd } from './steps-to-end.ts';

type Rest = { word: string; width: number };

/** How wide characters are, by code; one without a width is not used. */
export type CharacterWidths = ReadonlyMap<number, number>;

/**
 * The longest word a pattern accepts, or the widest when characters have widths; nothing when words may be as long
 * as one likes.
 */
export function longestWord(pattern: string, widths?: CharacterWidths): string | undefined {
  const automaton = automatonOf(pattern);
  const alive = stepsToEnd(automaton);
  const widest = widestIn(widths);
  const known = new Map<State, Rest | 'open' | 'none'>();
  /** The widest path from a state to an end; `open` when it comes back to where it was. */
  const restFrom = (state: State): Rest | 'open' | 'none' => {
    const found = known.get(state);
    if (found) return found;
    known.set(state, 'open');
    let best: Rest | 'none' = automaton.finals.has(state) ? { word: '', width: 0 } : 'none';
    for (const [range, next] of state.out) {
      const rest = alive.has(next) ? restFrom(next) : 'none';
      if (rest === 'open') return 'open';
      const first = widest(range);
      if (rest === 'none' || !first) continue;
      const width = first.width + rest.width;
      if (best === 'none' || width > best.width) {
        best = { word: first.character + rest.word, width };
      }
    }
    known.set(state, best);
    return best;
  };
  const longest = restFrom(automaton.initial);
  if (longest === 'open') return undefined;
  return longest === 'none' ? '' : longest.word;
}

type Wide = { character: string; width: number } | undefined;

function widestIn(widths?: CharacterWidths): (range: CharRange) => Wide {
  const known = new Map<string, { wide: Wide }>();
  return (range) => {
    if (!widths) return { ...mostReadableCharacter(range), width: 1 };
    const key = `${range.min}-${range.max}`;
    const found = known.get(key) ?? { wide: widestOf(range, widths) };
    known.set(key, found);
    return found.wide;
  };
}

function widestOf({ min, max }: CharRange, widths: CharacterWidths): Wide {
  let best: Wide;
  const consider = (code: number, width: number | undefined) => {
    if (width === undefined || (best && width <= best.width)) return;
    best = { character: String.fromCharCode(code), width };
  };
  if (max - min < widths.size) {
    for (let code = min; code <= max; code += 1) consider(code, widths.get(code));
  } else {
    for (const [code, width] of widths) if (min <= code && code <= max) consider(code, width);
  }
  return best;
}
