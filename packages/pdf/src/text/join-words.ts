import type { FlowWord } from './flow.ts';

/**
 * Words as one text. A word that was divided at the end of a line is put together again; its hyphen stays if the word is
 * printed with it elsewhere.
 */
export function joinWords(
  words: readonly FlowWord[],
  isPrinted: (word: string) => boolean,
): string {
  let text = '';
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const isDivided =
      before?.endsLine === true && /\p{L}-$/u.test(before.text) && /^\p{Ll}/u.test(word.text);
    const whole = isDivided ? `${before.text}${withoutMarks(word.text)}` : '';
    if (!isDivided) text += `${index === 0 ? '' : ' '}${word.text}`;
    else text = `${isPrinted(whole) ? text : text.slice(0, -1)}${word.text}`;
  }
  return asTyped(text);
}

/** A word without the marks around it. */
export function withoutMarks(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** Letters and quotes as people type them. */
export function asTyped(text: string): string {
  return text
    .replace(/[\uFB00-\uFB06]/g, (letters) => letters.normalize('NFKC'))
    .replace(/[‘’‛′]/g, "'")
    .replace(/[“”‟″]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}
