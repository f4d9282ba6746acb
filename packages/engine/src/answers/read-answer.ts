import {
  isInCalendar,
  maxTextLength,
  plainFrenchDate,
  plainFrenchNumber,
  printNumber,
  readDate,
  readNumber,
} from '@formpress/formula';
import type { Language, Question, Texts } from '@formpress/model';
import { messages } from '../foundation/messages.ts';
import type { PreparedForm } from '../foundation/prepare-form.ts';
import type { Known } from '../foundation/values.ts';

/** Reads an answer according to the kind of its question and the language it is written in, or returns why it is refused. */
export function readAnswer(
  question: Question,
  written: string,
  form: PreparedForm,
  language: Language = 'en',
): Known | { refused: Texts } {
  const refused = question.otherwise ?? messages.invalidAnswer;
  if (written.length > maxTextLength) return { refused };
  const sent = inCanonicalForm(question, written, form, language);
  if (sent === undefined) return { refused };
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

/** An answer in the form that every language accepts; undefined when it is not accepted. */
function inCanonicalForm(
  { accepts, acceptsIn, kind }: Question,
  written: string,
  form: PreparedForm,
  language: Language,
): string | undefined {
  const acceptsHere = acceptsIn?.[language];
  if (acceptsHere === undefined) {
    return accepts === undefined || form.accepts(accepts, written) ? written : undefined;
  }
  if (accepts === undefined || !form.accepts(acceptsHere, written)) return undefined;
  if (form.accepts(accepts, written)) return written;
  const plain = kind === 'number' ? plainFrenchNumber(written) : plainFrenchDate(written);
  return form.accepts(accepts, plain) ? plain : undefined;
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
