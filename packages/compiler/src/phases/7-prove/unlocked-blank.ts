import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { defineProof } from './foundation/define-proof.ts';
import { blankLockName } from './locks/blank-lock.ts';
import { lockedBlank, nameOfBlank } from './locks/locked-blank.ts';
import { pathsLockName } from './paths/paths-lock.ts';

/** Every bound field must be recorded, so that a change is noticed. unlocked-paths reports a form that was never locked. */
export const unlockedBlank = defineProof({
  code: 'unlocked-blank',
  severity: 'warning',
  prove(form, report) {
    const lock = lockedBlank(form);
    if (lock === 'unreadable' || !form.source.locks.has(pathsLockName)) return;
    const help = 'Run "formpress lock" and keep the file it writes.';
    const nobody = 'so nobody sees when';
    for (const { what, at: place } of lock ? lacking(form, lock) : []) {
      const message = `${blankLockName} does not have ${what}, ${nobody} it changes.`;
      report({ at: place, message, help });
    }
  },
});

function lacking(form: LoweredForm, lock: Exclude<ReturnType<typeof lockedBlank>, undefined>) {
  if (lock === 'unreadable') return [];
  const fields = lock.blanks[nameOfBlank(form)];
  const { bindings, sign } = form.source.pdf;
  const unknown = bindings.filter(
    ({ written, field }) => lock.holds[written] === undefined || (fields && !fields[field]),
  );
  const signs = [...sign].map(([written, { at }]) => ({ written, at }));
  // A lock from before signs were recorded has none of them, which is reported once.
  const unsigned = signs.filter(({ written }) => lock.signs?.[written] === undefined);
  const fieldsLacking = [...unknown, ...(lock.signs ? unsigned : unsigned.slice(0, 1))];
  const read = [...form.source.readStatements].filter(
    ([name, { words }]) => words !== undefined && lock.statements?.[name] === undefined,
  );
  return [
    ...fieldsLacking.map(({ written, at }) => ({ what: `"${written}"`, at })),
    ...read.map(([name, { at }]) => ({ what: `the statement "${name}"`, at })),
  ];
}
