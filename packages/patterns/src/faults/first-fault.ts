import type { AST } from '@eslint-community/regexpp';
import { memoize } from '../foundation/memoize.ts';
import { parsePattern } from '../foundation/parse-pattern.ts';
import type { PatternFault } from '../foundation/pattern-fault.ts';
import { speedOf } from '../speed/speed-of.ts';
import { findEmptyList } from './find-empty-list.ts';
import { findLooseEnds } from './find-loose-ends.ts';
import { findMisplacedAnchors } from './find-misplaced-anchors.ts';
import { findUnportable } from './find-unportable.ts';

/** What can be wrong with a pattern, whatever it is used for. */
export type PatternCode =
  | 'broken-pattern'
  | 'pattern-accepts-nothing'
  | 'non-portable-pattern'
  | 'unanchored-pattern'
  | 'pattern-accepts-blank'
  | 'slow-pattern'
  | 'unproven-pattern';

/** Faults with the same code. */
export type PatternFaults = { code: PatternCode; faults: PatternFault[] };

const searches: { code: PatternCode; find(tree: AST.Pattern): PatternFault[] }[] = [
  { code: 'pattern-accepts-nothing', find: acceptsNothing },
  { code: 'non-portable-pattern', find: findUnportable },
  { code: 'unanchored-pattern', find: findLooseEnds },
  { code: 'unanchored-pattern', find: findMisplacedAnchors },
  { code: 'pattern-accepts-blank', find: acceptsBlank },
  { code: 'slow-pattern', find: isSlow },
  { code: 'unproven-pattern', find: isUnproven },
];

/** The faults of the first code that applies; later ones often follow from it. A pattern without faults can be analysed fully. */
export const firstFault = memoize((pattern: string): PatternFaults | undefined => {
  const { tree, broken } = parsePattern(pattern);
  if (!tree) return { code: 'broken-pattern', faults: [broken] };
  for (const { code, find } of searches) {
    const faults = find(tree);
    if (faults.length > 0) return { code, faults };
  }
  return undefined;
});

function acceptsNothing(tree: AST.Pattern): PatternFault[] {
  const list = findEmptyList(tree);
  if (!list) return [];
  const message = 'No answer can fit this pattern, because "[]" lists no characters.';
  const help = 'Put the characters that are allowed here between the brackets.';
  return [{ start: list.start, end: list.end, message, help }];
}

function acceptsBlank({ raw }: AST.Pattern): PatternFault[] {
  if (!new RegExp(raw).test('')) return [];
  const message = 'This pattern accepts an empty answer.';
  const help =
    'Ask for at least one character. With "required: never" a question may be left blank.';
  return [{ start: 0, end: raw.length, message, help }];
}

function isSlow({ raw }: AST.Pattern): PatternFault[] {
  const speed = speedOf(raw);
  if (speed.is !== 'slow') return [];
  const message = `This pattern can be very slow: it has too many ways to read ${speed.text}.`;
  const help =
    'Where something repeats, make the next character decide whether it repeats again or something else follows.';
  return [{ start: speed.start, end: speed.end, message, help }];
}

function isUnproven({ raw }: AST.Pattern): PatternFault[] {
  if (speedOf(raw).is !== 'unknown') return [];
  const message = 'This pattern is too complex: what it accepts cannot be proved.';
  const help = 'Let fewer parts repeat, or repeat fewer times.';
  return [{ start: 0, end: raw.length, message, help }];
}
