import type { Bundle, FieldRule, SignRule } from '@formpress/model';
import { lastLevel } from '@formpress/model';
import { isSame } from '../foundation/canonical-json.ts';
import type { Change } from '../foundation/change.ts';
import { shortQuotedList } from '../foundation/describe-list.ts';
import { pairUp } from '../foundation/pair-up.ts';

/** What changed in the PDF. Only changes to the fields that a signing service looks for break anyone. */
export function comparePdf(before: Bundle['pdf'], after: Bundle['pdf']): Change[] {
  return [...compareSign(before.sign, after.sign), ...compareFields(before.fields, after.fields)];
}

function compareSign(before: readonly SignRule[], after: readonly SignRule[]): Change[] {
  const byName = (rules: readonly SignRule[]) => rules.map((rule) => [rule.field, rule] as const);
  const { both, gone, added } = pairUp(byName(before), byName(after));
  const change = (about: string, says: string, breaks: Change['breaks'] = ['CLIENT']): Change => ({
    breaks,
    kind: 'signature-field-changed',
    about,
    says,
  });
  return [
    ...gone.map(({ name }) => change(name, `The signature field "${name}" is gone.`)),
    ...added.map(({ name }) => change(name, `The signature field "${name}" is new.`)),
    ...both.flatMap(({ name, before: then, after: now }) => {
      if (then.kind !== now.kind) return [change(name, `"${name}" is now a ${now.kind}.`)];
      if (isSame(then, now)) return [];
      const what =
        then.format === now.format ? 'is signed in other cases' : 'is written differently';
      return [change(name, `The signature field "${name}" ${what}.`, [])];
    }),
  ];
}

const mostNames = 6;

function compareFields(before: readonly FieldRule[], after: readonly FieldRule[]): Change[] {
  const byName = (rules: readonly FieldRule[]) => rules.map((rule) => [rule.field, rule] as const);
  const { both, gone, added } = pairUp(byName(before), byName(after));
  const changed = both.filter((each) => !isSame(each.before, each.after));
  return [
    ...describeFields(changed, 'pdf-bindings-changed', 'filled differently'),
    ...describeFields(gone, 'pdf-bindings-removed', 'no longer filled'),
    ...describeFields(added, 'pdf-bindings-added', 'filled now and was not before'),
  ];
}

function describeFields(fields: readonly { name: string }[], kind: string, what: string): Change[] {
  if (fields.length === 0) return [];
  const names = fields.map(({ name }) => lastLevel(name));
  const list = shortQuotedList(names, mostNames);
  const says =
    names.length === 1
      ? `The field "${names[0]}" of the PDF is ${what}.`
      : `${names.length} fields of the PDF are ${what.replace('was', 'were')}: ${list}.`;
  return [{ breaks: [], kind, about: names.join(', '), says }];
}
