import { type Document, isAlias, isScalar, type Node, visit } from 'yaml';
import { limits } from '../../limits/limits.ts';
import { placeIn, restOfLine, type Source, type YamlMistake } from './foundation/source.ts';

/**
 * Anchors, aliases, tags, merged maps and directives: features of YAML that definitions do not use.
 */
export function findSpecialCharacters(document: Document.Parsed, source: Source): YamlMistake[] {
  const mistakes = source.text.startsWith('%') ? [specialCharacter(0, '%', source)] : [];
  visit(document, {
    Pair(_, { key }) {
      if (!isScalar(key) || key.value !== '<<' || !key.range) return;
      mistakes.push(specialCharacter(key.range[0], '<<', source));
      return visit.SKIP;
    },
    Node(_, node) {
      if (mistakes.length > limits.mistakes.most) return visit.BREAK;
      const sign = signOf(node);
      if (sign === undefined || !node.range) return;
      mistakes.push(specialCharacter(placeOfSign(sign, node.range[0], source.text), sign, source));
    },
  });
  return mistakes;
}

/** The character comes before what it marks; in a broken row, the library may report it the other way round. */
function placeOfSign(sign: string, start: number, text: string): number {
  const before = text.slice(0, start + 1).search(new RegExp(`\\${sign}+[^${sign}]*$`));
  return before < 0 ? text.indexOf(sign, start) : before;
}

function signOf(node: Node): string | undefined {
  if (isAlias(node)) return '*';
  if ('anchor' in node && node.anchor !== undefined) return '&';
  return node.tag === undefined ? undefined : '!';
}

function specialCharacter(start: number, sign: string, source: Source): YamlMistake {
  return {
    code: 'special-character',
    at: placeIn(source, start, restOfLine(source.text, start).end),
    message: `Here "${sign}" has a special meaning in YAML, which definitions do not use.`,
    help: 'If it belongs to a text, put the text in quotes; if not, write the value itself.',
  };
}
