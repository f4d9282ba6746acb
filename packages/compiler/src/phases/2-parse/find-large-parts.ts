import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { beyondLimit } from '../../limits/beyond-limit.ts';
import { limits } from '../../limits/limits.ts';
import type { MapEntry, TextNode, YamlNode } from './foundation/yaml-node.ts';

const wordTooLong = new RegExp(`\\S{${limits.word.most + 1}}`);

/** The texts, names, lists and maps of a file that exceed a limit. */
export function findLargeParts(root: YamlNode, isTranslations: boolean): Diagnostic[] {
  const found: Diagnostic[] = [];
  check(root, isTranslations ? limits.translations : limits.entries);
  return found;

  function check(node: YamlNode, most: (typeof limits)['entries']): void {
    if (node.kind === 'text') {
      const large = largeText(node);
      if (large) found.push(large);
      return;
    }
    const inside = node.kind === 'list' ? node.items : node.entries;
    const first = inside[most.most];
    if (first)
      found.push(
        beyondLimit(most, 'keyAt' in first ? first.keyAt : first.at, 'Write fewer of them.'),
      );
    for (const each of inside) {
      if ('keyAt' in each) checkName(each);
      check('keyAt' in each ? each.value : each, limits.entries);
    }
  }

  function checkName({ key, keyAt }: MapEntry): void {
    if (key.length > limits.word.most)
      found.push(beyondLimit(limits.word, keyAt, 'Give it a shorter name.'));
  }
}

function largeText({ value, at }: TextNode): Diagnostic | undefined {
  if (value.length > limits.text.most)
    return beyondLimit(limits.text, at, 'Shorten it, or split it into several texts.');
  if (value.length <= limits.word.most || !wordTooLong.test(value)) return undefined;
  return beyondLimit(limits.word, at, 'Write shorter words, with spaces between them.');
}
