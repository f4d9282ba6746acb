import type { Fix } from '../../../diagnostics/diagnostic.ts';
import type { Document, TextNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Mistake } from '../explain/mistake.ts';
import type { FileKind } from '../files/recognise-file.ts';
import { doubledSpace } from './doubled-space.ts';
import { doubledWord } from './doubled-word.ts';
import { htmlInText } from './html-in-text.ts';
import { invisibleCharacter } from './invisible-character.ts';
import type { FoundSlip, Slip } from './slip.ts';
import { unusualCharacter } from './unusual-character.ts';
import { visitTexts } from './written-text.ts';

/** All kinds of slips. Only the first one in a text is reported. */
const slips: Slip[] = [invisibleCharacter, unusualCharacter, htmlInText, doubledSpace, doubledWord];
const slipsInAscii: Slip[] = [htmlInText, doubledSpace, doubledWord];
const ascii = /^[\n -~]*$/;

/** Prose without slips: versions of a form repeat most of it. */
const clean = new Set<string>();

/**
 * Finds typing slips in the texts of a file. They are reported before the texts are looked up in
 * translations, where a text with a slip would not be found.
 */
export function proofread({ root }: Document, kind: FileKind): Mistake[] {
  const mistakes: Mistake[] = [];
  visitTexts(root, kind, (text) => {
    const { value } = text.node;
    if (clean.has(value)) return;
    for (const { code, find } of ascii.test(value) ? slipsInAscii : slips) {
      const found = find(text);
      if (!found) continue;
      const { start, end, message, help, mend } = found;
      const at = spanOf(text.node, start, end);
      const fixes = mend && { fixes: [fixOf(mend, text.node)] };
      mistakes.push({ code, at, message, help, ...fixes });
      return;
    }
    if (text.isProse && !text.isPattern) clean.add(value);
  });
  return mistakes;
}

function fixOf({ title, words }: NonNullable<FoundSlip['mend']>, node: TextNode): Fix {
  const edits = words.map(({ start, word, text }) => ({
    at: spanOf(node, start, start + word.length),
    word,
    text,
  }));
  return { title, edits };
}

function spanOf({ at, offsets }: TextNode, start: number, end: number) {
  const offset = offsets ?? ((index: number) => at.start + index);
  return { file: at.file, start: offset(start), end: offset(Math.max(start, end - 1)) + 1 };
}
