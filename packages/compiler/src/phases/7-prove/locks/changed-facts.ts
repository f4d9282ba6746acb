import { comparePatterns } from '@formpress/comparison';
import { showInvisible } from '@formpress/patterns';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { pathsLockOf } from '../paths/paths-lock.ts';
import { cellMark, type Fact, factsOf, listMark } from './facts-of.ts';

/** A fact that changed since the form was locked, in a sentence. */
export type ChangedFact = { at: SourceRange; message: string; isPattern: boolean };

/** Facts that changed, were added or removed since a form was locked; none where no lock can be read. */
export function changedFacts(form: LoweredForm): ChangedFact[] {
  const lock = pathsLockOf(form);
  if (!lock || lock === 'unreadable') return [];
  const then = lock.facts;
  const now = factsOf(form);
  const changed = [...now].flatMap(([name, fact]) => {
    const was = then[name];
    if (was === fact.is) return [];
    const isPattern = fact.isPattern === true;
    const kind = name.replace(/ accepts$/, '');
    // Another kind of answer has another pattern: one change, one message.
    if (isPattern && now.has(kind) && then[kind] !== now.get(kind)?.is) return [];
    if (was === undefined) return [{ at: fact.at, message: describeNew(fact), isPattern }];
    return [
      { at: fact.at, message: describeChanged(fact, was), isPattern, ...changedCell(fact, was) },
    ];
  });
  const names = Object.keys(then);
  const gone = names.flatMap((name, index) => {
    if (now.has(name)) return [];
    const at = placeBeside(names, index, now) ?? form.source.at;
    return [{ at, message: `"${name}" is gone.`, isPattern: false }];
  });
  return [...changed, ...gone];
}

/** The place of the nearest remaining fact of the same sort, before the one that is gone or else after it. */
function placeBeside(
  names: readonly string[],
  gone: number,
  now: ReadonlyMap<string, Fact>,
): SourceRange | undefined {
  const sort = sortOf(names[gone] ?? '');
  const isLeft = (name: string) => now.has(name) && sortOf(name) === sort;
  const beside = names.slice(0, gone).findLast(isLeft) ?? names.slice(gone).find(isLeft);
  return beside === undefined ? undefined : now.get(beside)?.at;
}

function sortOf(name: string): 'amount' | 'rule' | 'other' {
  if (name.startsWith('@')) return 'amount';
  return name.startsWith('rule ') ? 'rule' : 'other';
}

function describeNew({ says, is }: Fact): string {
  return `${says} is new: "${is}".`;
}

function describeChanged({ says, is, isPattern, isList }: Fact, was: string): string {
  if (isPattern) return describePattern(says, was, is);
  return (isList && describeList(says, was, is)) || `${says} was "${was}" and is "${is}".`;
}

/** What was added to a list and removed from it; undefined if only the order changed, or most of the list. */
function describeList(says: string, was: string, is: string): string | undefined {
  const [before, after] = [was.split(listMark), is.split(listMark)];
  const added = after.filter((each) => !before.includes(each));
  const lost = before.filter((each) => !after.includes(each));
  const changes = [
    ...(added.length > 0 ? [`now has "${added.join(listMark)}"`] : []),
    ...(lost.length > 0 ? [`no longer has "${lost.join(listMark)}"`] : []),
  ];
  const isSmall = added.length + lost.length < after.length;
  return changes.length > 0 && isSmall ? `${says} ${changes.join(' and ')}.` : undefined;
}

/** The first cell that changed in a row, if the row has as many cells as before. */
function changedCell({ says, is, cells }: Fact, was: string) {
  const [before, after] = [was.split(cellMark), is.split(cellMark)];
  const column = after.findIndex((cell, index) => cell !== before[index]);
  const at = cells?.[column];
  if (!at || before.length !== after.length) return {};
  const change = `was "${before[column]}" and is "${after[column]}".`;
  return { at, message: `${says}, column ${column + 1}, ${change}` };
}

function describePattern(says: string, was: string, is: string): string {
  const change = comparePatterns(was, is);
  switch (change.is) {
    case 'narrower':
      return `${says} accepted "${showInvisible(change.witness)}" and no longer does.`;
    case 'wider':
      return `${says} did not accept "${showInvisible(change.example)}" and now does.`;
    default:
      return `${says} had the pattern ${was} and now has ${is}.`;
  }
}
