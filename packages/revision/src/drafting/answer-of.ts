import type { PaperBox } from '../foundation/paper.ts';

/** The kind of answer that a box takes, with its bound. */
export type DraftedAnswer = { answer: string; digits?: number };

/** A box for fewer letters takes a number. */
const fewestLetters = 8;
/** About the width of a digit in points. */
const digitWidth = 5;

/** Guesses what a box takes from the words next to it and from its width. */
export function answerOf({ text, type, maxLength, box: [, , width] }: PaperBox): DraftedAnswer {
  if (type !== 'text') return { answer: 'yesNo' };
  if (/\bdate\b|mm\/dd/i.test(text)) return { answer: /birth/i.test(text) ? 'birthDate' : 'date' };
  if (/e-?mail/i.test(text)) return { answer: 'email' };
  if (/phone/i.test(text) && width > 60) return { answer: 'phone' };
  if (text.length < 60 && /percent|%/i.test(text) && !/\$/.test(text)) return { answer: 'percent' };
  const room = Math.max(1, Math.min(digitsIn(maxLength), Math.floor(width / digitWidth) - 3));
  if (
    /^number\b|number of|how many|allowances?|exemptions?|enter .?1.? (for|if)/i.test(text) &&
    !/\$/.test(text)
  )
    return { answer: 'count', digits: Math.min(2, room) };
  if (
    /amount|income|wages|withh|credit|deduction|tax\b|interest|\$|subtract|add lines|multiply|estimated/i.test(
      text,
    )
  )
    return { answer: 'wholeDollars', digits: Math.min(7, room) };
  const isShort = room < fewestLetters;
  return isShort ? { answer: 'count', digits: Math.min(2, room) } : { answer: 'text' };
}

/** The most digits that a number of so many characters has, thousands separators included. */
function digitsIn(characters = 12): number {
  return characters - Math.floor(characters / 4);
}
