import { evaluate, rational, readsOf, type Scope, type Value } from '@formpress/formula';
import type { Bundle, Expression, Question } from '@formpress/model';
import { partsOf } from '../paths/expressions-of.ts';

const mostTrials = 1000;

type Answer = Value | string[] | undefined;

/**
 * The results of a formula for each answer to one of its questions, combined with all kinds of answers to its other
 * questions; undefined when there are too many to try.
 */
export function outcomesOf(
  is: Expression,
  name: string,
  answers: readonly string[],
  { questions }: Bundle,
): Iterable<string[]> | undefined {
  const others = readsOf(is).filter((other) => other !== name);
  const choices = others.map((other) => answersTo(questions[other], is));
  const trials = choices.reduce((count, each) => count * each.length, answers.length);
  if (trials > mostTrials) return undefined;
  const own = answers.map((answer) => valueFor(questions[name], answer));
  return outcomes(combinations(choices), (values) => {
    const known = new Map(others.map((other, index) => [other, values[index]]));
    return own.map((answer) => {
      const scope: Scope = (read) => (read === name ? answer : known.get(read));
      return describeValue(evaluate(is, scope));
    });
  });
}

function* outcomes(trials: Iterable<Answer[]>, outcomeOf: (values: Answer[]) => string[]) {
  for (const values of trials) yield outcomeOf(values);
}

/** Every combination of answers. */
function* combinations([first, ...others]: Answer[][]): Generator<Answer[]> {
  if (!first) yield [];
  for (const value of first ?? []) {
    for (const rest of combinations(others)) yield [value, ...rest];
  }
}

/** One answer of each kind that a formula distinguishes: all options, and numbers around those that it names. */
function answersTo(question: Question | undefined, is: Expression): Answer[] {
  if (!question) return [undefined, { yes: true }];
  const { kind, options } = question;
  if (kind === 'yesNo') return [{ yes: true }, { yes: false }];
  if (kind === 'choices') return [[], ...(options ?? []).map((option) => [option])];
  if (options) return options.map((option) => valueFor(question, option));
  const named = partsOf(is);
  if (kind === 'number') return numbersAround(named);
  const texts = named.flatMap((part) => ('text' in part ? [part.text] : []));
  if (kind === 'date') return ['2000-01-01', ...texts].map((date) => ({ date }));
  return ['x', ...texts].map((text) => ({ text }));
}

function numbersAround(parts: readonly Expression[]): Answer[] {
  const named = parts.flatMap((part) => ('number' in part ? [Number(part.number)] : []));
  const around = [0, 1, ...named.flatMap((each) => [each, each + 1, Math.max(0, each - 1)])];
  return [...new Set(around)].map((each) => ({ number: rational(each.toFixed(4)) }));
}

function valueFor(question: Question | undefined, answer: string): Answer {
  if (question?.kind === 'yesNo') return { yes: answer === 'true' };
  return question?.kind === 'choices' ? [answer] : { text: answer };
}

function describeValue(value: Value): string {
  if ('number' in value) return `${value.number.numerator}/${value.number.denominator}`;
  return JSON.stringify(value);
}
