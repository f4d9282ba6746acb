import type { Question, Texts } from '@formpress/model';
import { isInCalendar, readDate } from '../foundation/calendar.ts';
import { maxTextLength } from '../foundation/max-text-length.ts';
import { messages } from '../foundation/messages.ts';
import type { PreparedForm } from '../foundation/prepare-form.ts';
import type { Known } from '../foundation/values.ts';
import { printNumber, readNumber } from './read-number.ts';

/** Reads an answer according to the kind of its question, or returns why it is refused. */
export function readAnswer(
  question: Question,
  sent: string,
  form: PreparedForm,
): Known | { refused: Texts } {
  const refused = question.otherwise ?? messages.invalidAnswer;
  if (sent.length > maxTextLength) return { refused };
  if (question.accepts !== undefined && !form.accepts(question.accepts, sent)) return { refused };
  switch (question.kind) {
    case 'number':
      return numberAnswer(question, sent) ?? { refused };
    case 'yesNo':
      return sent === 'true' || sent === 'false'
        ? { value: { yes: sent === 'true' }, text: sent, sent }
        : { refused };
    case 'date':
      return dateAnswer(sent, refused);
    case 'choices':
      return choicesAnswer(question, sent) ?? { refused };
    default:
      return { value: { text: sent }, text: sent, sent };
  }
}

function numberAnswer(question: Question, sent: string): Known | undefined {
  const number = readNumber(sent);
  return number && { value: { number }, text: printNumber(number, question.scale), sent };
}

function dateAnswer(sent: string, refused: Texts): Known | { refused: Texts } {
  const date = readDate(sent);
  if (date === undefined) return { refused };
  return isInCalendar(date)
    ? { value: { date }, text: date, sent }
    : { refused: messages.noSuchDay };
}

/** Accepts each choice once, in any order, which a pattern cannot express. */
function choicesAnswer(question: Question, sent: string): Known | undefined {
  const choices = sent.split(',');
  const isOption = (choice: string) => question.options?.includes(choice) ?? true;
  if (new Set(choices).size < choices.length || !choices.every(isOption)) return undefined;
  return { value: choices, text: sent, sent };
}
