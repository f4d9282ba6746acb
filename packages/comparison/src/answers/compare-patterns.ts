import { firstFault, narrowed, showSigns } from '@formpress/patterns';

/**
 * How a pattern stands to the one before: it refuses what was taken, takes more, takes the same, or
 * is too intricate.
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
  const witness = narrowed(before, after);
  if (witness !== undefined) return { is: 'narrower', witness };
  const example = narrowed(after, before);
  return example === undefined ? { is: 'same' } : { is: 'wider', example };
}

/** What a change of pattern means for a question or a field of a person. */
export function sayPatternChange(name: string, change: PatternChange): string {
  switch (change.is) {
    case 'narrower':
      return `${name} accepts less: \`${showSigns(change.witness)}\` was valid and is refused now.`;
    case 'wider':
      return `${name} accepts more, such as \`${showSigns(change.example)}\`.`;
    case 'same':
      return `The pattern of ${name} is written otherwise and accepts the same.`;
    case 'unknown':
      return `${name} has another pattern, and nothing proves that it accepts all that it did.`;
  }
}
