import { DFA, NFA } from 'refa';
import { type Body, bodyOf, maxCharacter } from './body-of.ts';
import { findLooseEnds } from './find-loose-ends.ts';
import { findMisplacedAnchors } from './find-misplaced-anchors.ts';
import { oncePerPattern } from './once-per-pattern.ts';
import { parsePattern } from './parse-pattern.ts';

/** A machine that reads a text and says whether the pattern accepts it. */
export type Automaton = DFA;

/** The state of an automaton after some characters. */
export type State = DFA.ReadonlyNode;

/** The automaton of a pattern that passed the checks. For any other there is none, and asking is a mistake of ours. */
export const automatonOf = oncePerPattern((pattern: string): Automaton => {
  const { tree } = parsePattern(pattern);
  if (!tree || findLooseEnds(tree).length + findMisplacedAnchors(tree).length > 0) {
    throw new Error(`No automaton is made of ${pattern}: such patterns are refused.`);
  }
  return automatonOfBody(bodyOf(tree));
});

/** The automaton of what stands between the anchors of a pattern. */
export function automatonOfBody(body: Body): Automaton {
  return DFA.fromFA(NFA.fromRegex(body, { maxCharacter }));
}

/** The automaton that accepts these words alone. */
export function automatonOfWords(words: Iterable<string>): Automaton {
  const codes = [...words].map((word) => Array.from(word, (_, at) => word.charCodeAt(at)));
  return DFA.fromWords(codes, { maxCharacter });
}
