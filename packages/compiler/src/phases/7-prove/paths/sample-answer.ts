import type { Question } from '@formpress/model';

const words = 'Maple Cedar Birch Aspen Hazel Olive Willow Laurel Juniper Linden Alder Rowan'.split(
  ' ',
);

/**
 * Ordinary typed answers to a question, the most natural first. Each of several similar questions gets its
 * own turn, so that no two have the same answer: swapped bindings then show.
 */
export function sampleAnswers({ kind, scale }: Question, turn: number): string[] {
  if (kind === 'number') return sampleNumbers(scale, turn);
  if (kind === 'date') return sampleDates(turn);
  return sampleTexts(turn);
}

function sampleNumbers(scale: number | undefined, turn: number): string[] {
  const dollars = String(1201 + 137 * turn);
  const cents = ['25', '50', '75'][turn % 3];
  return [
    ...(scale && scale >= 2 ? [`${dollars}.${cents}`] : []),
    ...(scale === undefined ? [`${12 + turn}.5`] : []),
    dollars,
    String(3 + turn),
    String(1 + (turn % 9)),
    `0.${1 + (turn % 9)}`,
    `.${1 + (turn % 9)}`,
  ];
}

function sampleDates(turn: number): string[] {
  const [year, month, day] = [1971 + (turn % 50), `0${1 + (turn % 9)}`, 11 + (turn % 17)];
  return [`${year}-${month}-${day}`, `${month}/${day}/${year}`];
}

function sampleTexts(turn: number): string[] {
  const word = words[turn % words.length] ?? '';
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.repeat(2).slice(turn % 26);
  const digits = '123456789'.repeat(3).slice(turn % 9);
  const lengths = Array.from({ length: 15 }, (_, index) => index + 1);
  const two = String(10 + (turn % 90));
  return [
    turn < words.length ? word : `${word} ${letters[0]}`,
    word,
    word.toUpperCase(),
    word.toLowerCase(),
    String(36104 + turn),
    `${digits.slice(0, 3)}-555-01${two}`,
    `${word.toLowerCase()}${turn}@example.com`,
    `0${1 + (turn % 9)}/20${two}`,
    `20${two}`,
    `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5, 9)}`,
    `${digits.slice(0, 2)}-${digits.slice(2, 9)}`,
    ...lengths.map((length) => letters.slice(0, length)),
    ...lengths.map((length) => digits.slice(0, length)),
  ];
}
