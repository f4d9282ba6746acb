import { defineProof } from './foundation/define-proof.ts';
import { blankLockName } from './locks/blank-lock.ts';
import { lockedBlank } from './locks/locked-blank.ts';
import { movedSigns } from './locks/moved-signs.ts';

/** Each field must print what it printed when the form was locked, and people must sign where they did. */
export const changedBinding = defineProof({
  code: 'changed-binding',
  severity: 'error',
  prove(form, report) {
    const lock = lockedBlank(form);
    if (!lock || lock === 'unreadable') return;
    const help = `If that is intended, run "formpress lock" and commit ${blankLockName} with it.`;
    const { bindings, fieldsAt } = form.source.pdf;
    const now = new Map(bindings.map((each) => [each.written, each.holds]));
    for (const [name, was] of Object.entries(lock.holds)) {
      const is = now.get(name);
      if (is === was) continue;
      const elsewhere = bindings.find((each) => now.get(each.written) === was);
      const nowIs = is === undefined ? 'it is empty' : `it holds ${is}`;
      report({
        at: bindings.find(({ written }) => written === name)?.at ?? fieldsAt,
        message: `"${name}" held ${was} when it was locked; now ${nowIs}.`,
        ...(elsewhere
          ? { related: [{ at: elsewhere.at, message: 'What it held is here now:' }] }
          : {}),
        help,
      });
    }
    for (const { name, message } of movedSigns(form.source.pdf.sign, lock.signs ?? {})) {
      report({ at: form.source.pdf.sign.get(name)?.at ?? fieldsAt, message, help });
    }
  },
});
