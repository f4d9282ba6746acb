import type { TaxParameter } from '@formpress/model';
import { isSame } from '../foundation/canonical-json.ts';
import type { Change } from '../foundation/change.ts';
import { changedNumbers, describeExpression } from '../foundation/describe-expression.ts';
import { plainList } from '../foundation/describe-list.ts';
import { pairEntries, pairUp } from '../foundation/pair-up.ts';

/** What changed in the values that payroll gets. */
export function compareParameters(
  before: readonly TaxParameter[],
  after: readonly TaxParameter[],
): Change[] {
  const { both, gone, added } = pairUp(byId(before), byId(after));
  return [
    ...gone.map(({ name }) => forPayroll('parameter-removed', name, `${name} is gone.`)),
    ...added.map(({ name, after: { type, about } }) =>
      forPayroll('parameter-added', name, `${name} is new (${types[type]}): ${sentence(about.en)}`),
    ),
    ...both.flatMap(({ name, before: then, after: now }) => compareOne(name, then, now)),
    ...compareOrder(before, after),
  ];
}

const types: Record<TaxParameter['type'], string> = {
  boolean: 'true or false',
  dollarAmount: 'an amount in dollars',
  integer: 'a whole number',
  percent: 'a percentage',
  string: 'a text',
};

function compareOne(id: string, before: TaxParameter, after: TaxParameter): Change[] {
  const changes = compareCodes(id, before, after);
  if (before.type !== after.type) {
    const says = `${id} is now ${types[after.type]}, not ${types[before.type]}.`;
    changes.push(forPayroll('parameter-type-changed', id, says));
  }
  if (!isSame(before.is, after.is))
    changes.push(forPayroll('parameter-meaning-changed', id, describeMeaning(id, before, after)));
  if (before.else !== after.else) {
    const [then, now] = [describeElse(before.else), describeElse(after.else)];
    const says = `${id} is ${now} where nothing was answered; before, ${then}.`;
    changes.push(forPayroll('parameter-codes-changed', id, says));
  }
  if (before.scale !== after.scale) {
    const says = `${id} has ${describeScale(after.scale)}; before, it had ${describeScale(before.scale)}.`;
    changes.push(forPayroll('parameter-type-changed', id, says));
  }
  changes.push(...compareEngine(id, before.engine, after.engine));
  if (before.about.en !== after.about.en) {
    const says = `${id} has a new description: ${sentence(after.about.en)}`;
    changes.push({ breaks: [], kind: 'parameter-described', about: id, says });
  }
  return changes;
}

/** What changed in the neutral engine fields that the value belongs in. A first mapping breaks nothing. */
function compareEngine(
  id: string,
  before: TaxParameter['engine'],
  after: TaxParameter['engine'],
): Change[] {
  if (before === undefined || isSame(before, after)) return [];
  const [then, now] = [describeEngine(before), describeEngine(after)];
  const says =
    then === now
      ? `Payroll engines read ${id} in another way.`
      : `${id} belongs in ${now}; before, in ${then}.`;
  return [forPayroll('parameter-mapping-changed', id, says)];
}

function describeEngine(rows: TaxParameter['engine'] = []): string {
  const fields = [...new Set(rows.map(({ field }) => (field ? `"${field}"` : 'no field')))];
  return fields.length === 0 ? 'no field' : plainList(fields);
}

/** The codes that payroll gets for answers. */
function compareCodes(id: string, before: TaxParameter, after: TaxParameter): Change[] {
  const { both, gone, added } = pairEntries(before.map ?? {}, after.map ?? {});
  const says = [
    ...both
      .filter((each) => each.before !== each.after)
      .map(({ name, before: then, after: now }) => `"${name}" is now "${now}", not "${then}"`),
    ...gone.map(({ name, before: then }) => `"${name}" is no longer "${then}"`),
    ...added.map(({ name, after: now }) => `"${name}" is "${now}"`),
  ];
  if (says.length === 0) return [];
  return [
    forPayroll('parameter-codes-changed', id, `${id} has different codes: ${plainList(says)}.`),
  ];
}

function describeMeaning(id: string, before: TaxParameter, after: TaxParameter): string {
  const numbers = changedNumbers(before.is, after.is) ?? [];
  if (numbers.length > 0) {
    const pairs = numbers.map((each) => `${each.after} instead of ${each.before}`);
    return `${id} is calculated with ${plainList([...new Set(pairs)])}.`;
  }
  return `${id} is now ${describeExpression(after.is)}; before, it was ${describeExpression(before.is)}.`;
}

function compareOrder(before: readonly TaxParameter[], after: readonly TaxParameter[]): Change[] {
  const order = (list: readonly TaxParameter[], other: readonly TaxParameter[]) =>
    list.map(({ id }) => id).filter((id) => other.some((each) => each.id === id));
  if (isSame(order(before, after), order(after, before))) return [];
  const says = 'The tax parameters are in a different order.';
  return [{ breaks: [], kind: 'parameters-reordered', about: '', says }];
}

function byId(list: readonly TaxParameter[]): [string, TaxParameter][] {
  return list.map((parameter) => [parameter.id, parameter]);
}

function forPayroll(kind: string, about: string, says: string): Change {
  return { breaks: ['PAYROLL'], kind, about, says };
}

function describeElse(text: string | undefined): string {
  return text === undefined ? 'empty' : `"${text}"`;
}

function describeScale(scale: number | undefined): string {
  if (scale === undefined) return 'the decimals as calculated';
  return scale === 1 ? '1 decimal' : `${scale === 0 ? 'no' : scale} decimals`;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
