import { languages } from '@formpress/model';
import { type Document, isPair, isScalar, type Scalar, visit } from 'yaml';
import { lineAt, placeIn, type Source, type YamlMistake } from './foundation/source.ts';

/**
 * Keys whose values are prose even if they are single words. Other values are prose only if they have
 * several words.
 */
const proseKeys = new Set([
  ...[
    'ask',
    'otherwise',
    'between',
    'breadcrumb',
    'label',
    'text',
    'list',
    'notes',
    'gaps',
    'headers',
    'rows',
  ],
  ...['name', 'title', 'about', 'because', 'nothing', 'print', ...languages],
]);
const proseGroups = new Set(['options', 'statements']);

/** Texts of which YAML reads only the part before a "#". */
export function findCutTexts(document: Document.Parsed, source: Source): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  visit(document, {
    Scalar(_, node, path) {
      const comment = commentAfter(node, source.text);
      if (comment === undefined || node.type !== 'PLAIN') return;
      const names = path.filter(isPair).map(({ key }) => (isScalar(key) ? String(key.value) : ''));
      if (isProse(String(node.value), names)) mistakes.push(cutText(comment, source));
    },
  });
  return mistakes;
}

function commentAfter({ range }: Scalar, text: string): number | undefined {
  if (!range) return undefined;
  const blanks = /^[ \t]*(?=#)/.exec(text.slice(range[1]))?.[0];
  return blanks === undefined ? undefined : range[1] + blanks.length;
}

function isProse(value: string, names: string[]): boolean {
  if (/\S\s+\S/.test(value)) return true;
  return proseKeys.has(names.at(-1) ?? '') || proseGroups.has(names.at(-2) ?? '');
}

function cutText(comment: number, source: Source): YamlMistake {
  return {
    code: 'text-cut-by-comment',
    at: placeIn(source, comment, lineAt(source.text, comment).end),
    message: 'The text ends before this "#", because a "#" after a space begins a comment.',
    help: 'If it belongs to the text, put the text in quotes; put a comment on its own line.',
  };
}
