import { memoize } from '../foundation/memoize.ts';

const matcher = memoize((pattern: string) => new RegExp(pattern));

/** Whether a pattern accepts a text. The service decides the same way. */
export function acceptsText(pattern: string, text: string): boolean {
  return matcher(pattern).test(text);
}
