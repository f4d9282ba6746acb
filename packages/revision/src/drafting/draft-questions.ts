import { codeFor, idFor } from '../foundation/id-for.ts';
import type { PaperBox } from '../foundation/paper.ts';
import { wordsOf } from '../foundation/words-of.ts';
import { answerAs, answerOf, type DraftedAnswer } from './answer-of.ts';
import { calculatedBy } from './calculated-by.ts';
import { tickGroups } from './tick-groups.ts';

/** A drafted question: what is asked, and what it writes in which boxes. */
export type DraftedQuestion = {
  id: string;
  page: number;
  line?: string;
  /** The words next to its box, for the analyst to read. */
  words: string;
  answer: string;
  /** Whether the words next to its box say what it takes. */
  isSure: boolean;
  digits?: number;
  options?: { code: string; text: string }[];
  calculate?: string;
  /** What pdf.yaml says about its boxes, without quotes. */
  bindings: { field: string; value: string }[];
};

/**
 * Drafts a question for each of these boxes or groups of boxes, in reading order. The use that a person chose
 * for a box, by its field, replaces the guess.
 */
export function draftQuestions(
  boxes: readonly PaperBox[],
  uses: ReadonlyMap<string, string>,
): DraftedQuestion[] {
  const taken = new Set<string>();
  const groups = tickGroups(boxes);
  const drafted: DraftedQuestion[] = [];
  for (const box of boxes) {
    const group = groups.find((each) => each.includes(box));
    const isRepeated = boxes.find(({ field }) => field === box.field) !== box;
    if (group ? group[0] !== box : isRepeated) continue;
    const use = uses.get(box.field);
    if (use === undefined && takeCents(box, dollarsBefore(box, boxes), drafted)) continue;
    if (group && group.length > 1) drafted.push(choice(group, taken));
    else if (use === undefined) drafted.push(single(box, taken, drafted));
    else drafted.push(written(box, idFor(box.words, taken), answerAs(use, box)));
  }
  return drafted;
}

const [widestCents, narrowestDollars] = [24, 45];

/** The box for dollars next to a narrow box with the same words, which is then for the cents. */
function dollarsBefore(cents: PaperBox, boxes: readonly PaperBox[]): PaperBox | undefined {
  const { page, text, type, box } = cents;
  if (type !== 'text' || box[2] > widestCents) return undefined;
  return boxes.find(({ page: on, text: words, type: kind, box: [x, y, width] }) => {
    const gap = box[0] - x - width;
    const isNext = on === page && Math.abs(y - box[1]) < 3 && gap > -1 && gap < 8;
    return isNext && kind === 'text' && words === text && width >= narrowestDollars;
  });
}

/** Prints the cents of the previous question in this box and returns true, if that question asks for dollars. */
function takeCents(
  { field }: PaperBox,
  dollars: PaperBox | undefined,
  drafted: readonly DraftedQuestion[],
): boolean {
  const last = drafted.at(-1);
  const [binding, ...more] = last?.bindings ?? [];
  if (!last || !dollars || binding?.field !== dollars.field || more.length > 0) return false;
  if (!/ollars/.test(last.answer) || last.calculate !== undefined) return false;
  last.answer = 'dollars';
  last.bindings = [
    { field: dollars.field, value: `{{whole ${last.id}}}` },
    { field, value: `{{cents ${last.id}}}` },
  ];
  return true;
}

function choice(group: PaperBox[], taken: Set<string>): DraftedQuestion {
  const [first] = group as [PaperBox];
  const codes = new Set<string>();
  const options = group.map((box) => ({
    code: codeFor(optionWords(box), codes),
    text: optionText(box),
  }));
  const id = idFor(['choice', ...(first.line === undefined ? [] : ['line', first.line])], taken);
  const isOneField = group.every(({ field }) => field === first.field);
  const bindings = isOneField
    ? [{ field: first.field, value: byState(id, group, options) }]
    : group.map(({ field }, i) => ({ field, value: `${id} == '${options[i]?.code}'` }));
  return {
    ...common(first, id),
    answer: 'chooseOne',
    isSure: group.every(({ text }) => text !== ''),
    options,
    bindings,
  };
}

function byState(id: string, group: PaperBox[], options: { code: string }[]): string {
  const states = group.map(
    ({ state = '' }, i) => `${options[i]?.code}: '${state.replaceAll("'", "''")}'`,
  );
  return `{ by: ${id}, ${states.join(', ')} }`;
}

/** The last words of an option; if they are only numbers, the numbers themselves, such as N10. */
function optionWords(box: PaperBox): string[] {
  const words = wordsOf(optionText(box)).slice(-3);
  const isNumber = words.every((word) => word === '#');
  return isNumber
    ? [
        `N${
          optionText(box)
            .match(/[0-9]+/g)
            ?.join('_') ?? ''
        }`,
      ]
    : words;
}

/** The words next to a box, up to a period or bracket; if there are none, the agency's name for its field. */
function optionText({ text, field }: PaperBox): string {
  const [first = ''] = text.split(/\.(?![0-9])|\(/);
  const name = field.slice(field.lastIndexOf('.') + 1);
  return (first.trim() || name).replaceAll(/\s+/g, ' ').trim();
}

function single(
  box: PaperBox,
  taken: Set<string>,
  before: readonly DraftedQuestion[],
): DraftedQuestion {
  const id = idFor(box.words, taken);
  const idOf = (line: string) =>
    [...before].reverse().find((each) => isNumberOn(each, box.page, line))?.id;
  const calculate = box.type === 'text' ? calculatedBy(box.text, idOf) : undefined;
  return {
    ...written(box, id, answerOf(box)),
    ...(calculate !== undefined && { calculate, answer: 'wholeDollars', isSure: true }),
  };
}

/** A question whose answer is written in one box. */
function written(box: PaperBox, id: string, answer: DraftedAnswer): DraftedQuestion {
  const value = box.type === 'text' ? printed(id, answer) : id;
  return { ...common(box, id), ...answer, bindings: [{ field: box.field, value }] };
}

function isNumberOn(each: DraftedQuestion, page: number, line: string): boolean {
  return each.page === page && each.line === line && /count|ollars/.test(each.answer);
}

function printed(id: string, { answer }: DraftedAnswer): string {
  return /date/i.test(answer) ? `{{date ${id} "MM/DD/YYYY"}}` : `{{${id}}}`;
}

function common({ page, line, text }: PaperBox, id: string) {
  return { id, page, ...(line !== undefined && { line }), words: text };
}
