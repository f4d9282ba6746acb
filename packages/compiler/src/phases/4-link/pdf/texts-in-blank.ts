import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { BlankText } from '../linked/linked-blank.ts';
import type { TextPart } from '../linked/linked-text.ts';
import { parseTemplate } from '../texts/parse-template.ts';

/** The keys of blank.yaml whose words are printed. */
const printed = new Set(
  (
    'running left center right kind agency title year notes corner heading subheading text list more ' +
    'caption over corner headers rows section tip holds columns'
  ).split(' '),
);

/** The texts that are printed on a drawn blank, from top to bottom. */
export function textsInBlank(node: YamlNode, key = '', isTable = false): BlankText[] {
  if (node.kind === 'list') return node.items.flatMap((item) => textsInBlank(item, key, isTable));
  if (node.kind === 'map') {
    return node.entries.flatMap((entry) =>
      textsInBlank(entry.value, entry.key, isTable || entry.key === 'table'),
    );
  }
  if (!printed.has(key)) return [];
  return [{ parts: partsOf(node.value), at: node.at, ...(isTable ? { role: 'cell' } : {}) }];
}

/** Stars mark bold and italic words, and are not part of them. */
function partsOf(text: string): TextPart[] {
  const parsed = parseTemplate(text);
  if ('problem' in parsed) return [];
  return parsed.pieces.map((piece) =>
    'words' in piece
      ? { words: piece.words.replaceAll('*', '') }
      : { amount: piece.name, style: 'plain' },
  );
}
