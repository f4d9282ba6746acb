import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { printBlankLock } from './blank-lock.ts';
import { digestsOfStatements } from './digests-of-statements.ts';
import { factsOfFields } from './facts-of-fields.ts';
import { lockedBlank, nameOfBlank } from './locked-blank.ts';

/** The up-to-date text of blank.lock.json for a form. Entries for other blanks are kept. */
export function lockBlank(form: LoweredForm): string {
  const before = lockedBlank(form);
  const others = before && before !== 'unreadable' ? before.blanks : {};
  const blanks = { ...others, [nameOfBlank(form)]: Object.fromEntries(factsOfFields(form)) };
  const names = Object.keys(blanks).sort();
  const { bindings, sign } = form.source.pdf;
  const statements = Object.fromEntries(digestsOfStatements(form));
  return printBlankLock({
    holds: Object.fromEntries(bindings.map((each) => [each.written, each.holds])),
    signs: Object.fromEntries([...sign].map(([name, { at: _, ...is }]) => [name, is])),
    ...(Object.keys(statements).length > 0 && { statements }),
    blanks: Object.fromEntries(names.map((name) => [name, blanks[name] ?? {}])),
  });
}
