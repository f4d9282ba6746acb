import { prepareForm, readAnswer } from '@formpress/engine';
import type { Expression, Question } from '@formpress/model';
import { numbersOf } from '@formpress/patterns';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { numbersOfForm } from '../bounds/numbers-of-form.ts';
import { printedEnds } from './printed-ends.ts';
import type { View } from './views-of.ts';
import { widestDate } from './widest-date.ts';
import {
  longestWords,
  widestWord,
  widestWordWith,
  wordWithWidestCharacter,
} from './widest-word.ts';

/** Answers to a question as printed, including those that take up the most space. */
export type Answers = { texts: string[] } | { endless: string } | { unbounded: string };

/** The answers to a question that take up the most space. */
export function widestAnswers(id: string, form: LoweredForm, view: View): Answers {
  const question = form.bundle.questions[id];
  if (!question) throw new Error(`${form.bundle.id} has no question ${id}.`);
  const own = question.calculate
    ? widestResults(id, question, form)
    : widestAsked(id, question, form, view);
  if (!('texts' in own)) return own;
  const given = widestGiven(id, question, form);
  return 'texts' in given ? { texts: [...own.texts, ...given.texts] } : given;
}

function widestResults(id: string, { calculate }: Question, { bundle }: LoweredForm): Answers {
  const { numbers } = numbersOfForm(bundle).of(id);
  const texts = printedEnds(numbers, calculate?.scale ?? 0);
  return texts ? { texts } : { unbounded: id };
}

function widestAsked(id: string, question: Question, form: LoweredForm, view: View): Answers {
  const { options, kind, accepts } = question;
  if (options) return { texts: kind === 'choices' ? [options.join(',')] : [...options] };
  if (kind === 'date') return { texts: [widestDate] };
  if (accepts === undefined) return { endless: id };
  const texts = kind === 'number' ? printedNumbers(question, accepts, form) : words(accepts, view);
  return texts ? { texts } : { endless: id };
}

/** Numbers as the engine prints them: plain, with their decimals. */
function printedNumbers(
  { accepts: _, ...question }: Question,
  pattern: string,
  form: LoweredForm,
): string[] | undefined {
  const { lowest, greatest, decimals, longest } = numbersOf(pattern);
  const isEndless = lowest === undefined || greatest === undefined || !Number.isFinite(decimals);
  if (isEndless && longest.length > 0) return undefined;
  return longest.flatMap((number) => {
    const answer = readAnswer(question, number, prepareForm(form.bundle));
    return 'refused' in answer ? [] : [answer.text];
  });
}

/** The words of a pattern that take up the most space by one of the measures. */
function words(pattern: string, { face, foreign, measures }: View): string[] | undefined {
  const found = [
    widestWord(pattern, face),
    ...(foreign ? [widestWordWith(pattern, face, foreign)] : []),
    ...(measures.includes('length') ? longestWords(pattern, face) : []),
    ...(measures.includes('widest character') ? [wordWithWidestCharacter(pattern, face)] : []),
  ];
  const all = found.filter((word) => word !== undefined);
  return all.length === found.length ? all.filter((word) => word !== '') : undefined;
}

/** The widest answers that federal values give a question. */
function widestGiven(id: string, question: Question, { bundle }: LoweredForm): Answers {
  const { withFederal } = bundle;
  const rule = withFederal?.given.find((each) => each.question === id);
  if (!withFederal || !rule) return { texts: [] };
  if (question.kind === 'text') {
    return { texts: [...textsIn(rule.is), ...Object.values(withFederal.filingStatus)] };
  }
  if (question.kind !== 'number') return { texts: [] };
  const given = numbersOfForm(bundle).given(id);
  const texts =
    given && printedEnds(given.numbers, question.calculate?.scale ?? question.scale ?? 0);
  return texts ? { texts } : { unbounded: id };
}

function textsIn(expression: Expression): string[] {
  if ('text' in expression) return [expression.text];
  return 'so' in expression ? [expression.so, expression.else].flatMap(textsIn) : [];
}
