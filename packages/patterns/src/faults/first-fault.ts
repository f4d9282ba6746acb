import type { AST } from '@eslint-community/regexpp';
import { oncePerPattern } from '../foundation/once-per-pattern.ts';
import { parsePattern } from '../foundation/parse-pattern.ts';
import type { PatternFault } from '../foundation/pattern-fault.ts';
import { speedOf } from '../speed/speed-of.ts';
import { findEmptyList } from './find-empty-list.ts';
import { findLooseEnds } from './find-loose-ends.ts';
import { findMisplacedAnchors } from './find-misplaced-anchors.ts';
import { findUnportable } from './find-unportable.ts';

/** What can be wrong with a pattern by itself, whatever it is for. */
export type PatternCode =
  | 'broken-pattern'
  | 'pattern-accepts-nothing'
  | 'non-portable-pattern'
  | 'unanchored-pattern'
  | 'pattern-accepts-blank'
  | 'slow-pattern'
  | 'unproven-pattern';

/** Faults of one sort. */
export type PatternFaults = { code: PatternCode; faults: PatternFault[] };

const looks: { code: PatternCode; look(tree: AST.Pattern): PatternFault[] }[] = [
  { code: 'pattern-accepts-nothing', look: acceptsNothing },
  { code: 'non-portable-pattern', look: findUnportable },
  { code: 'unanchored-pattern', look: findLooseEnds },
  { code: 'unanchored-pattern', look: findMisplacedAnchors },
  { code: 'pattern-accepts-blank', look: acceptsBlank },
  { code: 'slow-pattern', look: isSlow },
  { code: 'unproven-pattern', look: isUnproven },
];

/** The first sort of faults that a pattern has. Later ones often follow from it. Without any, all can be proved of it. */
export const firstFault = oncePerPattern((pattern: string): PatternFaults | undefined => {
  const { tree, broken } = parsePattern(pattern);
  if (!tree) return { code: 'broken-pattern', faults: [broken] };
  for (const { code, look } of looks) {
    const faults = look(tree);
    if (faults.length > 0) return { code, faults };
  }
  return undefined;
});

function acceptsNothing(tree: AST.Pattern): PatternFault[] {
  const list = findEmptyList(tree);
  if (!list) return [];
  const message = 'No answer can fit this pattern, because "[]" lists no characters.';
  const help = 'Put the characters that may stand here between the brackets.';
  return [{ start: list.start, end: list.end, message, help }];
}

function acceptsBlank({ raw }: AST.Pattern): PatternFault[] {
  if (!new RegExp(raw).test('')) return [];
  const message = 'This pattern accepts an empty answer.';
  const help = 'Ask for at least one character. With "required: never" a question may stay blank.';
  return [{ start: 0, end: raw.length, message, help }];
}

function isSlow({ raw }: AST.Pattern): PatternFault[] {
  const speed = speedOf(raw);
  if (speed.is !== 'slow') return [];
  const message = `This pattern can be very slow: it has too many ways to read ${speed.text}.`;
  const help =
    'Where something repeats, let the next character tell whether it goes on or something else begins.';
  return [{ start: speed.start, end: speed.end, message, help }];
}

function isUnproven({ raw }: AST.Pattern): PatternFault[] {
  if (speedOf(raw).is !== 'unknown') return [];
  const message = 'This pattern is too intricate: what it accepts cannot be proved.';
  const help = 'Let fewer parts repeat, or repeat fewer times.';
  return [{ start: 0, end: raw.length, message, help }];
}
