import type { PaperBox } from '../foundation/paper.ts';

/** The kind of answer that a box takes, with its bound. */
export type DraftedAnswer = {
  answer: string;
  digits?: number;
  /** Whether the words next to the box say so. */
  isSure: boolean;
};

/** A box with room for fewer letters is taken to be for a number. */
const fewestLetters = 8;
/** About the width of a digit in points. */
const digitWidth = 5;

/** Guesses what a box takes from the words next to it and from its width. */
export function answerOf(box: PaperBox): DraftedAnswer {
  const { text, type } = box;
  if (type !== 'text') return { answer: 'yesNo', isSure: text !== '' };
  const said = saidBy(box);
  if (said !== undefined) return { ...answerAs(said, box), isSure: true };
  const isShort = roomIn(box) < fewestLetters;
  return { ...answerAs(isShort ? 'count' : 'text', box), isSure: false };
}

/** An answer of a kind, with as many digits as there is room for. */
export function answerAs(answer: string, box: PaperBox): DraftedAnswer {
  const most = mostDigits[answer];
  if (most === undefined) return { answer, isSure: true };
  return { answer, digits: Math.min(most, roomIn(box)), isSure: true };
}

const mostDigits: Record<string, number> = { count: 2, wholeDollars: 7, dollars: 7 };

function roomIn({ maxLength, box: [, , width] }: PaperBox): number {
  return Math.max(1, Math.min(digitsIn(maxLength), Math.floor(width / digitWidth) - 3));
}

/** The kind of answer that the words next to a box ask for. */
function saidBy({ text, box: [, , width] }: PaperBox): string | undefined {
  if (/\bdate\b|mm\/dd/i.test(text)) return /birth/i.test(text) ? 'birthDate' : 'date';
  if (/e-?mail/i.test(text)) return 'email';
  if (/phone/i.test(text) && width > 60) return 'phone';
  if (text.length < 60 && /percent|%/i.test(text) && !/\$/.test(text)) return 'percent';
  if (
    /^number\b|number of|how many|allowances?|exemptions?|enter .?1.? (for|if)/i.test(text) &&
    !/\$/.test(text)
  )
    return 'count';
  if (
    /amount|income|wages|withh|credit|deduction|tax\b|interest|\$|subtract|add lines|multiply|estimated/i.test(
      text,
    )
  )
    return 'wholeDollars';
  return undefined;
}

/** The most digits that a number can have in this many characters, if it has thousands separators. */
function digitsIn(characters = 12): number {
  return characters - Math.floor(characters / 4);
}
