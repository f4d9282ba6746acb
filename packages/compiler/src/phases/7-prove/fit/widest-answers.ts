import { prepareForm, readAnswer } from '@formpress/engine';
import type { Question } from '@formpress/model';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { anyDay } from './any-day.ts';
import { hull, type Range } from './range.ts';
import { rangeOf } from './range-of.ts';
import { widestNumbers } from './widest-numbers.ts';
import { type Face, widestWord } from './widest-word.ts';

/** What the answers to a question look like that print widest; nothing when there is no end to them. */
export function widestAnswers(id: string, form: LoweredForm, face: Face): string[] | undefined {
  const question = form.bundle.questions[id];
  if (!question) throw new Error(`${form.bundle.id} has no question ${id}.`);
  const { options, kind, accepts } = question;
  if (question.calculate) return widestResults(id, form);
  if (options) return kind === 'choices' ? [options.join(',')] : options;
  if (kind === 'date') return [anyDay];
  if (kind === 'number')
    return accepts === undefined ? undefined : printed(question, accepts, form);
  const word = accepts === undefined ? undefined : widestWord(accepts, face);
  return word === undefined ? undefined : [word];
}

/** Numbers as the engine prints them: plain, with their decimals. */
function printed(question: Question, pattern: string, form: LoweredForm): string[] | undefined {
  return widestNumbers(pattern)?.flatMap((sent) => {
    const answer = readAnswer({ ...question, accepts: pattern }, sent, prepareForm(form.bundle));
    return 'refused' in answer ? [] : [answer.text];
  });
}

/** The ends of what a result can be, or where they are not known, what its kind accepts. */
function widestResults(id: string, form: LoweredForm): string[] | undefined {
  const question = form.bundle.questions[id];
  const range = rangeOfQuestion(id, form);
  const scale = question?.calculate?.scale ?? 0;
  if (range) return [range.least, range.most].map((end) => end.toFixed(scale));
  const pattern = form.source.questions.get(id)?.resembles;
  return question && pattern !== undefined ? printed(question, pattern, form) : undefined;
}

const ranges = new WeakMap<LoweredForm, Map<string, Range | undefined>>();

function rangeOfQuestion(id: string, form: LoweredForm): Range | undefined {
  const known = ranges.get(form) ?? new Map<string, Range | undefined>();
  ranges.set(form, known);
  if (!known.has(id)) known.set(id, foundRange(id, form));
  return known.get(id);
}

/** What federal values give is no answer to a pattern of ours, so nothing is known of it. */
function foundRange(id: string, form: LoweredForm): Range | undefined {
  const question = form.bundle.questions[id];
  const given = form.bundle.withFederal?.given.some((each) => each.question === id);
  if (!question || given) return undefined;
  const { calculate, options, accepts, kind, numeric } = question;
  if (calculate) {
    const range = rangeOf(calculate.is, (name) => rangeOfQuestion(name, form));
    const ends = range && [range.least, range.most];
    return ends && hull(...ends.map((end) => roundedOut(end, calculate.scale)));
  }
  if (numeric && options) return hull(...options.map(Number));
  if (kind !== 'number' || accepts === undefined) return undefined;
  const ends = printed(question, accepts, form)?.map(Number);
  if (!ends || ends.length === 0) return undefined;
  const sign = ends.some((end) => end < 0) ? -1 : 0;
  const most = Math.max(...ends.map(Math.abs));
  return hull(sign * most, most);
}

/** A result may be rounded away from 0; what a float adds is less than any decimal that is kept. */
function roundedOut(end: number, scale: number): number {
  const unit = 10 ** scale;
  return (Math.sign(end) * Math.ceil(Math.abs(end) * unit - 1e-4)) / unit;
}
