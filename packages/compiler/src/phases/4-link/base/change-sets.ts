import type { MapEntry, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { childEntries } from '../foundation/entries.ts';

/** Whether a value is `none`, which drops what a base has under the same name. */
export function isNone(node: YamlNode): boolean {
  return node.kind === 'text' && node.value === 'none';
}

/** The changes that a file of questions makes to sets of the base. */
export function changesIn(questions: YamlNode | undefined): MapEntry[] {
  return childEntries(questions, 'changes');
}

/** The changed sets of a base, in full. A change to a set that the base lacks is left out. */
export function changeSets(changes: MapEntry[], sets: MapEntry[] = []): MapEntry[] {
  const known = new Map(sets.map((set) => [set.key, set]));
  return changes.flatMap((change) => {
    const set = known.get(change.key);
    return set ? [{ ...change, value: changeSet(set.value, change.value) }] : [];
  });
}

function changeSet(set: YamlNode, change: YamlNode): YamlNode {
  return withChanges(set, change, (key, before, now) =>
    key === 'questions' ? withChanges(before, now, changeQuestion) : now,
  );
}

function changeQuestion(_: string, before: YamlNode, now: YamlNode): YamlNode {
  return now.kind === 'map' ? withChanges(before, now, (_key, _before, written) => written) : now;
}

/** A map with the changed lines in their old positions and the new ones at its end. `none` drops a line. */
function withChanges(
  before: YamlNode,
  now: YamlNode,
  change: (key: string, before: YamlNode, now: YamlNode) => YamlNode,
): YamlNode {
  if (before.kind !== 'map' || now.kind !== 'map') return now;
  const written = new Map(now.entries.map((entry) => [entry.key, entry]));
  const kept = before.entries.map((old) => {
    const own = written.get(old.key);
    return own ? { ...own, value: change(old.key, old.value, own.value) } : old;
  });
  const old = new Set(before.entries.map(({ key }) => key));
  const added = now.entries.filter(({ key }) => !old.has(key));
  const entries = [...kept, ...added].filter(({ key, value }) => !(isNone(value) && canDrop(key)));
  return { ...now, entries };
}

/** Whether `none` can drop a key. Keys that every question has cannot be dropped, so there `none` is an ordinary text. */
function canDrop(key: string): boolean {
  return key !== 'ask' && key !== 'answer';
}
