import { sha256Of } from '../../../foundation/sha256-of.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { lockedBlank } from './locked-blank.ts';

/** The digests of the statements that are read from the agency's file; those of the lock where the file is missing. */
export function digestsOfStatements(form: LoweredForm): Map<string, string> {
  const lock = lockedBlank(form);
  const locked = lock && lock !== 'unreadable' ? (lock.statements ?? {}) : {};
  const digests = new Map<string, string>();
  for (const [name, { words }] of form.source.readStatements) {
    const digest = words === undefined ? locked[name] : sha256Of(Buffer.from(words));
    if (digest !== undefined) digests.set(name, digest);
  }
  return digests;
}
