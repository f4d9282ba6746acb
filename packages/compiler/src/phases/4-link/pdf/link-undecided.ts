import { onOneLine } from '../../2-parse/foundation/on-one-line.ts';
import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { childItems, keyPlace, nodeAt, textNodeOf } from '../foundation/entries.ts';
import type { BlankField } from '../linked/linked-blank.ts';
import type { LinkedUndecided } from '../linked/linked-form.ts';
import { fieldNamed, type NamedFields } from './field-named.ts';

/** Links the form's own `undecided`. The entries of a base are already settled. */
export function linkUndecided(
  pdf: YamlNode | undefined,
  scope: NamedFields<BlankField>,
): LinkedUndecided[] {
  const entries = childItems(pdf, 'undecided');
  return entries.map((entry) => {
    const was = textNodeOf(nodeAt(entry, 'was'));
    const named = childItems(entry, 'candidates').map((node) =>
      fieldNamed(textNodeOf(node), scope),
    );
    return {
      was: was.value,
      at: pdf && entries.length === 1 ? keyPlace(pdf, 'undecided') : entry.at,
      wasAt: was.at,
      prints: onOneLine(nodeAt(entry, 'prints')),
      candidates: named.flatMap((field) => field?.name ?? []),
    };
  });
}
