import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';
import { explainBroken } from './explain-broken.ts';
import { oncePerPattern } from './once-per-pattern.ts';
import type { PatternFault } from './pattern-fault.ts';

/** A pattern as a tree, or what makes it unreadable. */
export type ParsedPattern =
  | { tree: AST.Pattern; broken?: undefined }
  | { tree?: undefined; broken: PatternFault };

const parser = new RegExpParser({ ecmaVersion: 2024 });

/** Reads a pattern the way JavaScript does without flags. */
export const parsePattern = oncePerPattern((pattern: string): ParsedPattern => {
  try {
    return { tree: parser.parsePattern(pattern, 0, pattern.length, { unicode: false }) };
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) throw error;
    return { broken: explainBroken(pattern, error) };
  }
});
