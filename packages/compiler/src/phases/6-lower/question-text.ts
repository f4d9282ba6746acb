import type {
  LinkedBinding,
  LinkedForm,
  LinkedQuestion,
  Read,
} from '../4-link/linked/linked-form.ts';
import { lowerText } from './lower-text.ts';

/** The one question that a field shows, with its line and, for a box to tick, the answer. */
export function questionText(binding: LinkedBinding, form: LinkedForm): string | undefined {
  const question = questionOf(binding, form);
  const ticks = 'tick' in binding ? binding.tick.text : '';
  const option = question?.options.find(({ value }) => ticks.includes(`'${value}'`));
  return question && textOf(question, option?.value, form);
}

/** The question and the answer that each state of a group of boxes stands for, by state. */
export function textsByState(binding: LinkedBinding, form: LinkedForm): Record<string, string> {
  const texts: Record<string, string> = {};
  if (!('choose' in binding)) return texts;
  for (const [answer, chosen] of binding.choose) {
    const text = 'state' in chosen ? textOf(binding.by, answer, form) : undefined;
    if (text !== undefined && 'state' in chosen) texts[chosen.state] ??= text;
  }
  return texts;
}

function textOf(
  question: LinkedQuestion,
  answer: string | undefined,
  form: LinkedForm,
): string | undefined {
  const say = (text: LinkedQuestion['ask']) => lowerText(text, form.language, form.amounts);
  const option = question.options.find(({ value }) => value === answer);
  const asked = say(question.ask);
  if (asked.includes('{{')) return undefined;
  const line = question.line ? `${question.line}: ` : '';
  return `${line}${asked}${option ? ` ${say(option.label)}` : ''}`;
}

function questionOf(binding: LinkedBinding, { questions }: LinkedForm): LinkedQuestion | undefined {
  const [only, ...others] = new Set(readsOf(binding).map(({ name }) => name));
  if (only === undefined && 'by' in binding) return binding.by;
  return only !== undefined && others.length === 0 ? questions.get(only) : undefined;
}

function readsOf(binding: LinkedBinding): Read[] {
  if ('tick' in binding) return binding.tick.reads;
  if ('print' in binding) return binding.reads;
  return [...binding.choose.values()].flatMap((chosen) => ('print' in chosen ? chosen.reads : []));
}
