import type { MistakeKind, Texts } from '../mutation.ts';
import { filesLike, kindsInUse, replaced, type Stretch, within } from '../stretches.ts';

/** Mistakes in the patterns of answers and people that some form asks for. */
export const patternMistakes: MistakeKind[] = [
  {
    name: 'narrow a pattern of a published version',
    byChecksAlone: true,
    published: true,
    mistakes: narrowed,
  },
  { name: 'narrow a pattern', onlyByLock: true, mistakes: narrowed },
  { name: 'widen a pattern of a published version', published: true, mistakes: widened },
  { name: 'widen a pattern', onlyByLock: true, mistakes: widened },
];

function narrowed(texts: Texts) {
  const patterns = patternsInUse(texts);
  return [
    ...replaced(within(patterns, /\{[0-9]+,[0-9]+\}/dg), (times) =>
      times.replace(/[0-9]+(?=\})/, less),
    ),
    ...replaced(within(patterns, /\[0-9\]/dg), () => '[1-9]'),
    ...replaced(within(patterns, /\|[^|()]+(?=\|)/dg), () => ''),
  ];
}

function widened(texts: Texts) {
  const patterns = patternsInUse(texts);
  return [
    ...replaced(within(patterns, /\{[0-9]+,[0-9]+\}/dg), (times) =>
      times.replace(/[0-9]+(?=\})/, more),
    ),
    ...replaced(within(patterns, /\[0-9\]/dg), () => '[0-9A]'),
    ...replaced(within(patterns, /(?<!\^)\$/dg), () => '[X]?$'),
  ];
}

function less(times: string): string {
  return String(Number(times) - 1);
}

function more(times: string): string {
  return String(Number(times) + 1);
}

/** The patterns that forms use. Mistakes in others would go unnoticed and do no harm. */
function patternsInUse(texts: Texts): Stretch[] {
  return within([...kindsInUse(texts), ...personFieldsInUse(texts)], /accepts: (?<at>.*)/dg);
}

/** The fields of people that are in use: those of addresses always, others where a form lists them. */
function personFieldsInUse(texts: Texts): Stretch[] {
  const all = filesLike(texts, /\.yaml$/)
    .map(({ text }) => text)
    .join('\n');
  const fields = within(filesLike(texts, /people\.yaml$/), /^ +\w+:\n +accepts: .*\n/dgm);
  return fields.filter(({ text }) => {
    const [, indent = '', name = ''] = /^( +)(\w+)/.exec(text) ?? [];
    return indent.length > 2 || new RegExp(`^ {2}employe[er]: .*\\b${name}\\b`, 'm').test(all);
  });
}
