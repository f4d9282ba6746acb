import type { BlankAnswer } from '@formpress/model';
import { BlankProblem } from './blank-problem.ts';
import type { DrawnField } from './ink.ts';
import type { LayoutContext } from './layout-context.ts';
import { plainText } from './text/rich-text.ts';

const answerSize = 9;

/** Whether a row, box or choice has a field. */
export function hasAnswer(answer: BlankAnswer): boolean {
  return (answer.field ?? answer.check ?? answer.radio) !== undefined;
}

/** The field of an answer, with the printed words as its tooltip. */
export function drawnField(answer: BlankAnswer, context: LayoutContext, words: string): DrawnField {
  const named = [answer.field, answer.check, answer.radio].filter((name) => name !== undefined);
  const [first] = named;
  if (first === undefined)
    throw new BlankProblem('This names no field, check or radio.', context.at);
  if (named.length > 1) {
    throw new BlankProblem(
      'A box is a field, a check or a radio, but this is two of them. Keep one.',
      context.at,
    );
  }

  const name = fullName(first, context);
  const tip = answer.tip ?? shortened(plainText(words), name);
  if (answer.field === undefined) {
    const type = answer.check === undefined ? 'radio' : 'check';
    return { name, tip, at: context.at, type, on: answer.on ?? 'Yes' };
  }
  const most = answer.comb ?? answer.max;
  return {
    name,
    tip,
    at: context.at,
    type: 'text',
    ...(most !== undefined && { max: Number(most) }),
    comb: answer.comb !== undefined,
    multiline: Number(answer.rows ?? 1) > 1,
    align: answer.align ?? 'left',
    size: Number(answer.fieldSize ?? answerSize),
  };
}

function fullName(written: string, context: LayoutContext): string {
  if (!written.startsWith('.')) return written;
  if (context.under !== undefined) return context.under + written;
  const help = 'Write its full name, or give its page an "under".';
  throw new BlankProblem(`"${written}" begins with a dot. ${help}`, context.at);
}

/** Shortens a tooltip to one sentence, because it is read aloud each time the field is reached. */
function shortened(words: string, name: string): string {
  if (words === '') return name;
  return words.length <= 120 ? words : (/^.{20,}?[.:;](?= )/.exec(words)?.[0] ?? words);
}
