import { shortestEnding } from '../4-link/pdf/find-field.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { defineProof } from './foundation/define-proof.ts';
import { blankLockName, type FieldFacts } from './locks/blank-lock.ts';
import { factsOfFields } from './locks/facts-of-fields.ts';
import { lockedBlank, nameOfBlank } from './locks/locked-blank.ts';

const mostPlaces = 5;

/** A field of the blank must be the box it was when the form was locked: the same name proves nothing. */
export const changedBlank = defineProof({
  code: 'changed-blank',
  severity: 'error',
  prove(form, report) {
    const [first, ...others] = changesIn(form);
    if (!first) return;
    const more =
      others.length === 1 ? 'One more has changed.' : `${others.length} more have changed.`;
    report({
      at: first.at,
      message: others.length === 0 ? first.message : `${first.message} ${more}`,
      related: others.slice(0, mostPlaces),
      help: `Check that each value is still in its box. If so, run "formpress lock" and commit ${blankLockName} with it.`,
    });
  },
});

function changesIn(form: LoweredForm) {
  const lock = lockedBlank(form);
  const then = lock && lock !== 'unreadable' ? lock.blanks[nameOfBlank(form)] : undefined;
  if (!then) return [];
  const now = factsOfFields(form);
  const { bindings, sign } = form.source.pdf;
  const signs = [...sign].map(([field, { at }]) => ({ field, at }));
  return [...bindings, ...signs].flatMap(({ field, at }) => {
    const [was, is] = [then[field], now.get(field)];
    if (!was || !is) return [];
    const [before, after] = differing(was, is);
    if (before === after) return [];
    const name = shortestEnding(field, form.source.pdf.fields);
    const message = `"${name}" was ${before} when it was locked, and is ${after}.`;
    return [{ at, message }];
  });
}

/** What differs between two states of a field, in words for each. */
function differing(was: FieldFacts, is: FieldFacts): [string, string] {
  const says = [
    (facts: FieldFacts) => `at ${facts.at.join(' and ')}`,
    ({ lines }: FieldFacts) => (lines ? `on line ${lines.join(', ')}` : 'on no line'),
    ({ max }: FieldFacts) => `for ${max ?? 'any number of'} characters`,
  ].filter((say) => say(was) !== say(is));
  return [says.map((say) => say(was)).join(' and '), says.map((say) => say(is)).join(' and ')];
}
