import { findNewlyRefused, firstFault, showInvisible } from '@formpress/patterns';

/**
 * How a pattern compares to the earlier one: it refuses something that was accepted, accepts more, accepts the same, or
 * is too complex to tell.
 */
export type PatternChange =
  | { is: 'same' }
  | { is: 'narrower'; witness: string }
  | { is: 'wider'; example: string }
  | { is: 'unknown' };

/** Compares what two patterns accept, not how they are written. */
export function comparePatterns(before: string, after: string): PatternChange {
  if (before === after) return { is: 'same' };
  if (firstFault(before) || firstFault(after)) return { is: 'unknown' };
  const witness = findNewlyRefused(before, after);
  if (witness !== undefined) return { is: 'narrower', witness };
  const example = findNewlyRefused(after, before);
  return example === undefined ? { is: 'same' } : { is: 'wider', example };
}

/** What a change of pattern means for a question or a person field. */
export function describePatternChange(name: string, change: PatternChange): string {
  switch (change.is) {
    case 'narrower':
      return `${name} accepts less: \`${showInvisible(change.witness)}\` was valid and is now refused.`;
    case 'wider':
      return `${name} accepts more, such as \`${showInvisible(change.example)}\`.`;
    case 'same':
      return `The pattern of ${name} is written differently but accepts the same.`;
    case 'unknown':
      return `${name} has a different pattern, and it cannot be proved that it accepts everything it did.`;
  }
}
