import type { MistakeKind, Texts } from '../mutation.ts';
import { filesLike, replaced, type Stretch, within } from '../stretches.ts';

/** Mistakes in amounts, tax parameters and what is required. */
export const factMistakes: MistakeKind[] = [
  {
    name: 'change an amount',
    onlyByLock: true,
    mistakes: (texts) => {
      const amounts = within(forms(texts), /^amounts:\n(?<at>(?: {2}.*\n)+)/dgm);
      const numbers = within(amounts, /(?<=\bis: |: )(?<at>[0-9]+(?:\.[0-9]+)?)(?=[ ,])/dg);
      return replaced(numbers, (number) => String(Number(number) * 2 + 1));
    },
  },
  {
    name: 'change a number of a table',
    onlyByLock: true,
    mistakes: (texts) =>
      replaced(
        within(
          within(questions(texts), /^ {8}rows:\n(?<at>(?: {10}- .*\n)+)/dgm),
          /(?<=, +'?\$?)[0-9][0-9,]*(?='?[,\]])/dg,
        ),
        (number) => number.replace(/^[0-9]/, (digit) => String((Number(digit) % 9) + 1)),
      ),
  },
  {
    name: 'change a table cell',
    onlyByLock: true,
    mistakes: (texts) => [
      ...replaced(within(tableRows(texts), /(?<=[[,] *)[0-9]+(?=[,\]])/dg), otherDigit),
      ...replaced(within(tableRows(texts), /(?<=: +)[0-9]+$/dgm), otherDigit),
      ...replaced(within(tableRows(texts), /(?<=[[,] *)[A-Z](?=[,\]])/dg), (letter) =>
        letter === 'A' ? 'B' : 'A',
      ),
    ],
  },
  {
    name: 'move the end of a range',
    mistakes: (texts) =>
      replaced(within(tableRows(texts), /^ +[0-9]+ - (?<at>[0-9]+)(?=:)/dgm), (end) =>
        String(Number(end) + 1),
      ),
  },
  {
    name: 'change the value of a tax parameter',
    onlyByLock: true,
    mistakes: (texts) => {
      const parameters = within(forms(texts), /^taxParameters:\n(?<at>(?: {2}.*\n)+)/dgm);
      return [
        ...replaced(within(parameters, /(?<=[?:] )'[A-Z_]+'/dg), (code) =>
          code.replace(/'$/, "X'"),
        ),
        ...replaced(
          within(within(parameters, /map: \{.*\}/dg), /(?<=: )(?:\w+|'\w+')/dg),
          (code) => (code.endsWith("'") ? "'9'" : `${code}X`),
        ),
        ...replaced(within(parameters, /^ {4}is: (?<at>'\w+')$/dgm), () => "'isExempt'"),
      ];
    },
  },
  {
    name: 'change what is required',
    onlyByLock: true,
    mistakes: (texts) =>
      replaced(within(questions(texts), /^ +required: (?<at>always|never)$/dgm), (required) =>
        required === 'always' ? 'never' : 'always',
      ),
  },
  {
    name: 'change a person’s fields',
    onlyByLock: true,
    mistakes: (texts) =>
      replaced(within(forms(texts), /(?<=^ {2}employe[er]: .*)\w+\??(?=[,\]])/dgm), (field) =>
        field.endsWith('?') ? field.slice(0, -1) : `${field}?`,
      ),
  },
  {
    name: 'give another kind of answer',
    mistakes: (texts) =>
      replaced(within(questions(texts), /^ +answer: (?<at>\w+)$/dgm), (kind) =>
        kind === 'dollars' ? 'wholeDollars' : kind === 'wholeDollars' ? 'dollars' : 'text',
      ),
  },
];

/** The rows of tables by ranges. */
function tableRows(texts: Texts): Stretch[] {
  return within(forms(texts), /^ +[0-9]+ (?:- [0-9]+|and over): .*$/dgm);
}

function otherDigit(number: string): string {
  return number.replace(/^[0-9]/, (digit) => String((Number(digit) % 9) + 1));
}

function forms(texts: Texts): Stretch[] {
  return filesLike(texts, /\/form\.yaml$/);
}

function questions(texts: Texts): Stretch[] {
  return filesLike(texts, /\/questions[^/]*\.yaml$|\/flows\//);
}
