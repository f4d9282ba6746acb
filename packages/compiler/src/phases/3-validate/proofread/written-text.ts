import type { MapEntry, TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { FileKind } from '../files/recognise-file.ts';

/** A text of a file. Prose is for people to read; a formula, a pattern, a name or a value is not prose. */
export type WrittenText = { node: TextNode; isProse: boolean; isPattern: boolean };

/** What is below these names is for the compiler. */
const noProse = new Set(
  (
    'accepts when calculate recommended is map given filingStatus optional required answer by ' +
    'basedOn sha256 field check under widths start'
  ).split(' '),
);

/** What is below these names is for people, even inside something that is not. */
const prose = new Set(['about', 'ask', 'because', 'nothing', 'options', 'notes', 'otherwise']);

/** A single word, in which nothing can be wrong. */
const word = /^[\w.-]*$/;

/**
 * Visits the texts of a file that are more than a word, including names. In pdf.yaml and cases only the
 * reasons are for people.
 */
export function visitTexts(
  root: YamlNode,
  kind: FileKind,
  visit: (text: WrittenText) => void,
): void {
  below(root, kind !== 'pdf' && kind !== 'case', false);

  function below(node: YamlNode, isProse: boolean, isPattern: boolean): void {
    if (node.kind === 'text') {
      if (!word.test(node.value)) visit({ node, isProse, isPattern });
    } else if (node.kind === 'list') for (const item of node.items) below(item, isProse, isPattern);
    else for (const entry of node.entries) belowName(entry, isProse, isPattern);
  }

  function belowName({ key, keyAt, value }: MapEntry, isProse: boolean, isPattern: boolean): void {
    if (!word.test(key))
      visit({ node: { kind: 'text', value: key, at: keyAt }, isProse: false, isPattern });
    below(value, prose.has(key) || (isProse && !noProse.has(key)), isPattern || key === 'accepts');
  }
}
