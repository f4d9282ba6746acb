import type { Document, TextNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Mistake } from '../explain/mistake.ts';
import type { FileKind } from '../files/recognise-file.ts';
import { doubledSpace } from './doubled-space.ts';
import { doubledWord } from './doubled-word.ts';
import { htmlInText } from './html-in-text.ts';
import { invisibleCharacter } from './invisible-character.ts';
import type { Slip } from './slip.ts';
import { unusualCharacter } from './unusual-character.ts';
import { textsIn } from './written-text.ts';

/** All kinds of slips. Only the first one in a text is reported. */
const slips: Slip[] = [invisibleCharacter, unusualCharacter, htmlInText, doubledSpace, doubledWord];

/**
 * Finds typing slips in the texts of a file. They are reported before texts are compared with their
 * translations, which lack what nobody meant to write.
 */
export function proofread({ root }: Document, kind: FileKind): Mistake[] {
  return textsIn(root, kind).flatMap((text) => {
    for (const { code, find } of slips) {
      const found = find(text);
      if (!found) continue;
      const { start, end, message, help } = found;
      return [{ code, at: spanOf(text.node, start, end), message, help }];
    }
    return [];
  });
}

function spanOf({ at, offsets }: TextNode, start: number, end: number) {
  const offset = offsets ?? ((index: number) => at.start + index);
  return { file: at.file, start: offset(start), end: offset(Math.max(start, end - 1)) + 1 };
}
