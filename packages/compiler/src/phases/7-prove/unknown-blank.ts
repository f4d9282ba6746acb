import { shortestEnding } from '../4-link/pdf/find-field.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { defineProof } from './foundation/define-proof.ts';
import { blankLockName } from './locks/blank-lock.ts';
import { factsOfFields } from './locks/facts-of-fields.ts';
import { lockedBlank, nameOfBlank } from './locks/locked-blank.ts';

const mostPlaces = 5;

/** A form must be filled into a blank that someone has reviewed. */
export const unknownBlank = defineProof({
  code: 'unknown-blank',
  severity: 'error',
  prove(form, report) {
    const lock = lockedBlank(form);
    if (!lock || lock === 'unreadable' || lock.blanks[nameOfBlank(form)]) return;
    const moved = movedLines(form, Object.values(lock.blanks));
    report({
      at: form.source.pdf.blankAt,
      message: `${blankLockName} does not know this blank: it was written for another one.`,
      related: moved.slice(0, mostPlaces),
      help: 'Check with "formpress fields" that each name still means the same box. Then run "formpress lock", which keeps what it knows about the others.',
    });
  },
});

/** Fields of the same name on another line: the likeliest mistakes. */
function movedLines(form: LoweredForm, others: Record<string, { lines?: string[] }>[]) {
  const now = factsOfFields(form);
  return form.source.pdf.bindings.flatMap(({ field, at }) => {
    const here = now.get(field)?.lines?.join(', ');
    const there = others.flatMap((fields) => fields[field]?.lines?.join(', ') ?? []);
    if (here === undefined || there.length === 0 || there.includes(here)) return [];
    const name = shortestEnding(field, form.source.pdf.fields);
    return [{ at, message: `"${name}" is on line ${here} here, and was on ${there[0]}.` }];
  });
}
