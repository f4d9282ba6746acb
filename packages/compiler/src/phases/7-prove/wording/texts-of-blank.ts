import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { childItems, childOf } from '../../4-link/foundation/entries.ts';
import type { TextPart } from '../../4-link/linked/linked-text.ts';
import { textsInBlank } from '../../4-link/pdf/texts-in-blank.ts';
import { type FileText, textAt } from './text-of-file.ts';

/**
 * The title and year of a drawn blank, what is printed next to each field and signature line, and all other words of
 * each page.
 */
export function textsOfBlank(root: YamlNode): FileText[] {
  const named = namedTexts(root);
  const known = new Set(named.map(({ at }) => at));
  const pages = childItems(root, 'pages').flatMap((page, index) =>
    otherWords(page, known, {
      name: `blank page ${index + 1}`,
      says: `What page ${index + 1} says`,
    }),
  );
  return [...named, ...pages];
}

function namedTexts(node: YamlNode): FileText[] {
  if (node.kind === 'text') return [];
  if (node.kind === 'list') return node.items.flatMap(namedTexts);
  const field = childOf(node, 'field') ?? childOf(node, 'check');
  const on = childOf(node, 'on');
  const isMasthead = childOf(node, 'masthead') !== undefined;
  const below = node.entries.flatMap(({ value }) => namedTexts(value));
  if (isMasthead) {
    const title = textAt(node, 'title', 'blank title', 'The title on the blank');
    return [...title, ...textAt(node, 'year', 'blank year', 'The year on the blank'), ...below];
  }
  if (field?.kind !== 'text') return below;
  const name = on?.kind === 'text' ? `${field.value} ${on.value}` : field.value;
  const nextTo = ['caption', 'text'].flatMap((key) =>
    textAt(node, key, `blank ${name} ${key}`, `What is printed next to "${name}"`),
  );
  const align = textAt(node, 'align', `blank ${name} align`, `The alignment of "${name}"`);
  return [...nextTo, ...align, ...below];
}

const between = ' | ';

/** The words of a page that belong to no field, joined: a new paragraph is then one difference, not many. */
function otherWords(
  page: YamlNode,
  known: ReadonlySet<SourceRange>,
  { name, says }: Pick<FileText, 'name' | 'says'>,
): FileText[] {
  const texts = textsInBlank(page)
    .filter(({ at }) => !known.has(at))
    .map(({ parts, at }) => ({ words: parts.map(wordsOf).join(''), at }));
  const [first] = texts;
  if (!first) return [];
  const placeOf = (index: number) => {
    let rest = index;
    const reached = texts.find(({ words }) => {
      rest -= words.length + between.length;
      return rest < 0;
    });
    return (reached ?? first).at;
  };
  return [{ name, says, is: texts.map(({ words }) => words).join(between), at: first.at, placeOf }];
}

function wordsOf(part: TextPart): string {
  return 'words' in part ? part.words : 'amount' in part ? `{{@${part.amount}}}` : '';
}
