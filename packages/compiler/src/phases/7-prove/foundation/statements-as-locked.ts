import { englishOfMarks } from '../../4-link/linked/linked-statement.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';

/**
 * The statements of a form as its lock has them: their English, or where the agency's file prints them. The words that were read
 * are the agency's and stay out of the definitions; their digest is in the lock of the blank.
 */
export function statementsAsLocked({ bundle, source }: LoweredForm): Map<string, string> {
  return new Map(
    Object.entries(bundle.statements).map(([name, { en }]) => {
      const read = source.readStatements.get(name)?.marks;
      return [name, read ? `page ${read.page}: ${englishOfMarks(read)}` : en];
    }),
  );
}
