import { type Mistake, type Texts, withMistake } from './mutation.ts';

/** A mistake as the lines that change. */
export function printMistake(mistake: Mistake, texts: Texts): string {
  if ('deleted' in mistake) return `delete ${mistake.file}`;
  const before = (texts.get(mistake.file) ?? '').split('\n');
  const after = withMistake(texts.get(mistake.file) ?? '', mistake.edits).split('\n');
  const first = before.findIndex((line, index) => line !== after[index]);
  const same = [...before].reverse().findIndex((line, index) => line !== after.at(-1 - index));
  return [
    `${mistake.file}:${first + 1}`,
    ...before.slice(first, before.length - same).map((line) => `- ${line}`),
    ...after.slice(first, after.length - same).map((line) => `+ ${line}`),
  ].join('\n');
}
