import { type Document, isAlias, isScalar, type Node, visit } from 'yaml';
import { placeIn, restOfLine, type Source, type YamlMistake } from './source.ts';

/**
 * Anchors, aliases, tags, merged maps and directives: parts of YAML that definitions do without.
 */
export function findSpecialSigns(document: Document.Parsed, source: Source): YamlMistake[] {
  const mistakes = source.text.startsWith('%') ? [specialSign(0, '%', source)] : [];
  visit(document, {
    Pair(_, { key }) {
      if (!isScalar(key) || key.value !== '<<' || !key.range) return;
      mistakes.push(specialSign(key.range[0], '<<', source));
      return visit.SKIP;
    },
    Node(_, node) {
      const sign = signOf(node);
      if (sign === undefined || !node.range) return;
      const [start] = node.range;
      const offset = source.text.slice(0, start + 1).search(new RegExp(`\\${sign}+[^${sign}]*$`));
      mistakes.push(specialSign(offset, sign, source));
    },
  });
  return mistakes;
}

function signOf(node: Node): string | undefined {
  if (isAlias(node)) return '*';
  if ('anchor' in node && node.anchor !== undefined) return '&';
  return node.tag === undefined ? undefined : '!';
}

function specialSign(start: number, sign: string, source: Source): YamlMistake {
  return {
    code: 'special-sign',
    at: placeIn(source, start, restOfLine(source.text, start).end),
    message: `Here "${sign}" has a special meaning in YAML, which definitions do without.`,
    help: 'If it belongs to a text, put the text in quotes; if not, write the value itself.',
  };
}
