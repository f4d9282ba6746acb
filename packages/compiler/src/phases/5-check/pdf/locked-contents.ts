import { asWritten } from '../../2-parse/foundation/source.ts';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import { findField } from '../../4-link/pdf/find-field.ts';
import { lockedFields } from '../../4-link/pdf/locked-fields.ts';

/** What the fields of a form held when it was locked, by full name, as pdf.yaml writes it on one line. */
export function lockedContents({ locks, blank }: LinkedForm): ReadonlyMap<string, string> {
  const { holds = {} } = lockedFields(locks.get('blank.lock.json'));
  const held = new Map<string, string>();
  for (const [written, is] of Object.entries(holds)) {
    const found = findField(written, blank.fields);
    const isChoice = is.startsWith('{ by: ');
    // The lock does not tell where a text in a row ends.
    if ('field' in found && !(isChoice && is.includes('{{')))
      held.set(found.field.name, isChoice ? is : asWritten(is));
  }
  return held;
}
