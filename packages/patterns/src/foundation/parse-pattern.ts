import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';
import { explainBroken } from './explain-broken.ts';
import { memoize } from './memoize.ts';
import type { PatternFault } from './pattern-fault.ts';

/** The syntax tree of a pattern, or why it cannot be parsed. */
export type ParsedPattern =
  | { tree: AST.Pattern; broken?: undefined }
  | { tree?: undefined; broken: PatternFault };

const parser = new RegExpParser({ ecmaVersion: 2024 });

/** Parses a pattern as JavaScript does without flags. */
export const parsePattern = memoize((pattern: string): ParsedPattern => {
  try {
    return { tree: parser.parsePattern(pattern, 0, pattern.length, { unicode: false }) };
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) throw error;
    return { broken: explainBroken(pattern, error) };
  }
});
