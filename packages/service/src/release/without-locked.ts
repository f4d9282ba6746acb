import type { LockInLetter } from '@formpress/engine';
import type { Edition } from './edition.ts';
import { lockOnForm } from './lock-on-form.ts';

/** An edition without the versions in force that lock-in letters close. */
export function withoutLocked(edition: Edition, letters: readonly LockInLetter[]): Edition {
  const { current, release } = edition;
  const open = [...current].filter(([, form]) => !lockOnForm(form, letters, release.localities));
  return { ...edition, current: new Map(open) };
}
