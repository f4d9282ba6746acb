import { oncePerPattern } from '../foundation/once-per-pattern.ts';

const matcher = oncePerPattern((pattern: string) => new RegExp(pattern));

/** Whether a pattern accepts a text, as the service decides it. */
export function acceptsText(pattern: string, text: string): boolean {
  return matcher(pattern).test(text);
}
