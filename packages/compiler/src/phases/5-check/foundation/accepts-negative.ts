import { acceptsText, firstFault, numbersOf } from '@formpress/patterns';

/**
 * Whether a pattern accepts a number below zero. One with a fault, or one that accepts a dash alone, is
 * reported elsewhere.
 */
export function acceptsNegative(pattern: string): boolean {
  if (!mayMatchMinus(pattern)) return false;
  if (firstFault(pattern) || acceptsText(pattern, '-')) return false;
  const { lowest } = numbersOf(pattern);
  return lowest === undefined ? acceptsText(pattern, '-1') : lowest.startsWith('-');
}

/** Few patterns can match a minus sign: most need not be studied, which takes long. */
function mayMatchMinus(pattern: string): boolean {
  const rest = pattern.replace(/^\^|\w-\w|\[\.\]|\\[.d]/g, '');
  return /[-.^\\]/.test(rest);
}
