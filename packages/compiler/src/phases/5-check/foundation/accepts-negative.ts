import { acceptsText, firstFault, numbersOf } from '@formpress/patterns';

/**
 * Whether a pattern accepts a number below zero. Always false for one with a fault, or one that accepts a
 * dash alone: these are reported elsewhere.
 */
export function acceptsNegative(pattern: string): boolean {
  if (!mayMatchMinus(pattern)) return false;
  if (firstFault(pattern) || acceptsText(pattern, '-')) return false;
  const { lowest } = numbersOf(pattern);
  return lowest === undefined ? acceptsText(pattern, '-1') : lowest.startsWith('-');
}

/** Whether a quick look finds a possible minus sign. Few patterns have one, and studying the others would take long. */
function mayMatchMinus(pattern: string): boolean {
  const rest = pattern.replace(/^\^|\w-\w|\[\.\]|\\[.d]/g, '');
  return /[-.^\\]/.test(rest);
}
