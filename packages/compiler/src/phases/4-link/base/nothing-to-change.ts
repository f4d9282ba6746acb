import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../../diagnostics/did-you-mean.ts';
import type { MapEntry } from '../../2-parse/foundation/yaml-node.ts';
import { childEntries, childOf } from '../foundation/entries.ts';
import { isNone } from './change-sets.ts';

/** The sets of a form: those of its base, if it has one, those it writes in full, and those it changes. */
type WrittenSets = { base?: MapEntry[] | undefined; own: MapEntry[]; changes: MapEntry[] };

/** Findings for changes to sets, questions and keys of questions that the base does not have. */
export function nothingToChange({ base, own, changes }: WrittenSets): Diagnostic[] {
  const full = new Map(own.map((set) => [set.key, set]));
  return changes.flatMap((change) => {
    const { key, keyAt } = change;
    const set = base?.find((each) => each.key === key);
    if (!base)
      return finding(
        keyAt,
        `changes alters ${key} of a base, but this form is not based on another.`,
      );
    if (!set)
      return finding(
        keyAt,
        `The base has no set ${key} to change.${didYouMean(key, base.map(keyOf))}`,
      );
    const other = full.get(key);
    if (!other) return childEntries(change.value, 'questions').flatMap((each) => inSet(each, set));
    const related = [{ at: other.keyAt, message: 'Written in full here:' }];
    return { ...finding(keyAt, `${key} is both changed and written in full.`), related };
  });
}

function inSet(change: MapEntry, set: MapEntry): Diagnostic[] {
  const { key, keyAt, value } = change;
  const questions = childEntries(set.value, 'questions');
  const before = questions.find((each) => each.key === key);
  const meant = didYouMean(key, questions.map(keyOf));
  if (before?.value.kind === 'text' && value.kind === 'map')
    return [
      finding(
        keyAt,
        `${set.key} of the base asks "${key}" again. Change it where it is written in full.`,
      ),
    ];
  if (before) return inQuestion(change, before);
  const isNew = childOf(value, 'ask') && childOf(value, 'answer');
  if (isNew || (value.kind === 'text' && !isNone(value))) return [];
  return [finding(keyAt, `${set.key} of the base has no question "${key}" to change.${meant}`)];
}

function inQuestion({ key: question, value }: MapEntry, before: MapEntry): Diagnostic[] {
  const dropped = value.kind === 'map' ? value.entries.filter((entry) => isNone(entry.value)) : [];
  return dropped
    .filter(({ key }) => key !== 'ask' && key !== 'answer' && !childOf(before.value, key))
    .map(({ key, keyAt }) => finding(keyAt, `"${question}" of the base has no "${key}" to drop.`));
}

function finding(at: Diagnostic['at'], message: string): Diagnostic {
  const help = 'Write the name as the base has it, or remove the line.';
  return { code: 'nothing-to-change', severity: 'error', at, message, help };
}

function keyOf({ key }: MapEntry): string {
  return key;
}
