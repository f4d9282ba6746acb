import type { LoweredForm } from '../phases/6-lower/lowered-form.ts';
import { printBlankLock } from './blank-lock.ts';
import { factsOfFields } from './facts-of-fields.ts';
import { lockedBlank, nameOfBlank } from './locked-blank.ts';
import { sayBinding } from './say-binding.ts';

/** The text of blank.lock.json for a form as it is now. Other blanks that it knew stay in it. */
export function lockBlank({ linked }: LoweredForm): string {
  const before = lockedBlank(linked);
  const others = before && before !== 'unreadable' ? before.blanks : {};
  const blanks = { ...others, [nameOfBlank(linked)]: Object.fromEntries(factsOfFields(linked)) };
  const names = Object.keys(blanks).sort();
  return printBlankLock({
    holds: Object.fromEntries(linked.pdf.bindings.map((each) => [each.written, sayBinding(each)])),
    blanks: Object.fromEntries(names.map((name) => [name, blanks[name] ?? {}])),
  });
}
