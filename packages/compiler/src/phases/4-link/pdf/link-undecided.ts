import { asWritten, quoted } from '../../2-parse/foundation/source.ts';
import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { childItems, keyPlace, nodeAt, textNodeOf } from '../foundation/entries.ts';
import type { BlankField } from '../linked/linked-blank.ts';
import type { LinkedUndecided } from '../linked/linked-form.ts';
import { fieldNamed, type NamedFields } from './field-named.ts';

/** Links `undecided`. A base has settled its own. */
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

/** A value as it is written on one line. */
function onOneLine(node: YamlNode): string {
  if (node.kind === 'text') return asWritten(node.value);
  if (node.kind === 'list') return `[${node.items.map(inRow).join(', ')}]`;
  return `{ ${node.entries.map(({ key, value }) => `${asWritten(key)}: ${inRow(value)}`).join(', ')} }`;
}

/** Between brackets, a comma ends a text. */
function inRow(node: YamlNode): string {
  const needsQuotes = node.kind === 'text' && /[,[\]{}]/.test(node.value);
  return needsQuotes ? quoted(node.value) : onOneLine(node);
}
