import type { TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
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

/** All texts of a file, including names. In pdf.yaml and cases only the reasons are for people. */
export function textsIn(root: YamlNode, kind: FileKind): WrittenText[] {
  const found: WrittenText[] = [];
  const visit = (node: YamlNode, isProse: boolean, isPattern: boolean): void => {
    if (node.kind === 'text') found.push({ node, isProse, isPattern });
    else if (node.kind === 'list') for (const item of node.items) visit(item, isProse, isPattern);
    else {
      for (const { key, keyAt, value } of node.entries) {
        found.push({ node: { kind: 'text', value: key, at: keyAt }, isProse: false, isPattern });
        const below = prose.has(key) || (isProse && !noProse.has(key));
        visit(value, below, isPattern || key === 'accepts');
      }
    }
  };
  visit(root, kind !== 'pdf' && kind !== 'case', false);
  return found;
}
