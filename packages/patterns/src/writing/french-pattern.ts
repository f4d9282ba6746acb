import { frenchDatePattern } from './french-date.ts';
import { frenchNumberPattern, type NumberUnit } from './french-number.ts';

/** What a pattern is about: numbers or dates, how a question for them is shown, and in which country it is asked. */
export type Written = { holds: string; displayType?: string; country: 'US' | 'CA' };

const dollars: Record<Written['country'], NumberUnit> = {
  US: { before: '\\$', after: '(?:\\$|dollars?)' },
  CA: { before: '(?:CA)?\\$', after: '(?:\\$|CAD|dollars?)' },
};

/**
 * The pattern that answers in a French request must match: numbers and dates as people write them in French. Undefined when
 * they are written no differently.
 */
export function frenchPattern(pattern: string, written: Written): string | undefined {
  if (written.holds === 'date') return frenchDatePattern(pattern);
  if (written.holds !== 'number') return undefined;
  return frenchNumberPattern(pattern, unitOf(written));
}

function unitOf({ displayType, country }: Written): NumberUnit | undefined {
  if (displayType === 'DOLLAR') return dollars[country];
  return displayType === 'PERCENT' ? { after: '%' } : undefined;
}
