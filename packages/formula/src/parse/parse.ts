import type { Node } from '../foundation/node.ts';
import type { FormulaProblem } from '../foundation/problem.ts';
import { FormulaMistake } from './formula-mistake.ts';
import { lex } from './lex.ts';
import { Parser } from './parser.ts';

/** A parsed formula, or its problems. */
export type Parsed =
  | { node: Node; problems: [] }
  | { node?: undefined; problems: [FormulaProblem, ...FormulaProblem[]] };

/** Parses a formula. One that cannot be parsed has one problem: the first. */
export function parse(text: string): Parsed {
  try {
    return { node: new Parser(lex(text)).formula(), problems: [] };
  } catch (mistake) {
    if (mistake instanceof FormulaMistake) return { problems: [mistake.problem] };
    throw mistake;
  }
}
