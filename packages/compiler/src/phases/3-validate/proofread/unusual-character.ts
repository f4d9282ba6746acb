import { firstMatch, type Slip } from './slip.ts';

const emoji = /(?![©®™↔↕])(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})/u;
const looksLatin =
  /(?<=[A-Za-zÀ-ɏ])[\p{Script=Cyrillic}\p{Script=Greek}](?!-)|[\p{Script=Cyrillic}\p{Script=Greek}](?=[A-Za-zÀ-ɏ])/u;

/** Emoji, and letters of another alphabet that only look like Latin ones. */
export const unusualCharacter: Slip = {
  code: 'unusual-character',
  find({ node: { value }, isPattern }) {
    if (isPattern) return undefined;
    const sign = firstMatch(emoji, value);
    if (sign) {
      const message = `"${sign.found}" is an emoji: no form has one, and many printers cannot print it.`;
      return { ...sign, message, help: 'Delete it, or write it in words.' };
    }
    const letter = firstMatch(looksLatin, value);
    if (!letter) return undefined;
    const alphabet = /\p{Script=Greek}/u.test(letter.found) ? 'Greek' : 'Cyrillic';
    return {
      ...letter,
      message: `"${letter.found}" in "${wordAt(value, letter.start)}" is a ${alphabet} letter that looks like a Latin one.`,
      help: 'Retype the word in Latin letters.',
    };
  },
};

function wordAt(text: string, at: number): string {
  const before = /\p{L}*$/u.exec(text.slice(0, at))?.[0] ?? '';
  const after = /^\p{L}*/u.exec(text.slice(at))?.[0] ?? '';
  return before + after;
}
