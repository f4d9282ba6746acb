import type { MistakeKind, Texts } from '../mutation.ts';
import { filesLike, replaced, type Stretch, within } from '../stretches.ts';

/** Mistakes in formulas: of calculations, conditions, tax parameters and boxes. */
export const formulaMistakes: MistakeKind[] = [
  {
    name: 'change a formula operator',
    onlyByLock: true,
    mistakes: (texts) =>
      replaced(
        within(formulas(texts), /(?<= )(?:[-+*/<>]|[=!<>]=|and|or)(?= )|\b(?:min|max)(?=\()/dg),
        (operator) => otherOperator[operator],
      ),
  },
  {
    name: 'change a formula number',
    onlyByLock: true,
    mistakes: (texts) =>
      replaced(within(formulas(texts), /(?<![\w@.'])[0-9]+(?![\w'])/dg), (number) =>
        String(Number(number) + 1),
      ),
  },
  {
    name: 'change the option of a condition',
    onlyByLock: true,
    mistakes: (texts) =>
      within(formulas(texts), /\w+ == '[A-Z_]+'/dg).flatMap((condition) => {
        const [question = '', , quoted = ''] = condition.text.split(' ');
        const options = optionsOf(question, texts, condition.file).filter(
          (option) => `'${option}'` !== quoted,
        );
        return options.flatMap((option) =>
          replaced([condition], () => `${question} == '${option}'`),
        );
      }),
  },
  {
    name: 'change a rounding',
    onlyByLock: true,
    mistakes: (texts) =>
      replaced(within(questions(texts), /^ +round: (?<at>\w+)$/dgm), (way) =>
        way === 'up' ? 'down' : 'up',
      ),
  },
];

const otherOperator: Record<string, string> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  and: 'or',
  or: 'and',
  min: 'max',
  max: 'min',
};

function questions(texts: Texts): Stretch[] {
  return filesLike(texts, /\/questions[^/]*\.yaml$/);
}

function formulas(texts: Texts): Stretch[] {
  const files = filesLike(texts, /\/(?:questions[^/]*|form|locality)\.yaml$/);
  return [
    ...within(files, /\b(?:calculate|when|recommended|is): (?<at>'[^'\n]*'|"[^"\n]*")/dgm),
    ...within(files, /^ {6}calculate: >-\n(?<at>(?: {8}.*\n)+)/dgm),
    ...within(files, /^ {4}is: >-\n(?<at>(?: {6}.*\n)+)/dgm),
    ...within(filesLike(texts, /\/pdf\.yaml$/), /^ {2}[^:]+: (?<at>"[^{"]+"|'[^{']+')$/dgm),
  ];
}

/** The answers that a question of the same form can have. */
function optionsOf(question: string, texts: Texts, file: string): string[] {
  const folder = file.replace(/[^/]*$/, '');
  const block = new RegExp(
    `^ {4}${question}:\\n(?: {6,}.*\\n)*? {6}options:\\n(?<at>(?: {8}.*\\n)+)`,
    'dgm',
  );
  const list = within(filesLike(texts, new RegExp(`^${folder}questions`)), block);
  return within(list, /^ {8}(?<at>[A-Z_]+):/dgm).map(({ text }) => text);
}
