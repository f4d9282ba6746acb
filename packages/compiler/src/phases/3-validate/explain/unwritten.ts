import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import { todo } from '../../../diagnostics/fixes/fix.ts';
import type { Mistake } from './mistake.ts';

/** The finding for the TODO that a fix wrote where only a person knows what belongs. */
export function unwritten(at: SourceRange, what: string): Mistake {
  return {
    code: 'todo',
    at,
    message: `"${todo}" stands where ${what} belongs.`,
    help: `Write ${what} there.`,
  };
}
