import type { DFA } from 'refa';
import { findLooseEnds } from '../faults/find-loose-ends.ts';
import { findMisplacedAnchors } from '../faults/find-misplaced-anchors.ts';
import { bodyOf, maxCharacter } from '../foundation/body-of.ts';
import { memoize } from '../foundation/memoize.ts';
import { parsePattern } from '../foundation/parse-pattern.ts';
import { refa } from '../foundation/refa.ts';

/** The state of an automaton after some characters. */
export type State = DFA.ReadonlyNode;

/** A deterministic finite automaton. It accepts a text that ends in a final state. */
export type Automaton = { initial: State; finals: ReadonlySet<State> };

/** The automaton of a pattern that passed the checks. Throws for any other. */
export const automatonOf = memoize((pattern: string): Automaton => {
  const { tree } = parsePattern(pattern);
  if (!tree || findLooseEnds(tree).length + findMisplacedAnchors(tree).length > 0) {
    throw new Error(`No automaton can be built for ${pattern}: such patterns are refused.`);
  }
  return refa().DFA.fromFA(refa().NFA.fromRegex(bodyOf(tree), { maxCharacter }));
});

/** The automaton for what may follow a text; undefined when no word begins with it. */
export function continuationsOf(
  { initial, finals }: Automaton,
  text: string,
): Automaton | undefined {
  let state: State | undefined = initial;
  for (let at = 0; at < text.length; at += 1) state = state?.out.get(text.charCodeAt(at));
  return state && { initial: state, finals };
}

/** The automaton that accepts exactly these words. */
export function automatonOfWords(words: Iterable<string>): Automaton {
  const codes = [...words].map((word) => Array.from(word, (_, at) => word.charCodeAt(at)));
  return refa().DFA.fromWords(codes, { maxCharacter });
}
