import type {
  LinkedBinding,
  LinkedForm,
  LinkedQuestion,
  Read,
} from '../4-link/linked/linked-form.ts';
import { lowerText } from './lower-text.ts';
import { personLabel } from './person-label.ts';

const signs = {
  en: { signature: 'Signature', date: 'Date' },
  es: { signature: 'Firma', date: 'Fecha' },
  fr: { signature: 'Signature', date: 'Date' },
};

/**
 * Tooltips, which screen readers read, for the fields without one: the question that fills a field, or
 * else what is printed next to it, or whose data it shows. The agency's own tooltips are kept.
 */
export function tooltipsOf(form: LinkedForm): Record<string, string> {
  const silent = new Set(fieldsWithoutTooltip(form));
  const near = silent.size > 0 ? nearTexts(form) : new Map<string, string>();
  const tooltips = new Map<string, string>();
  for (const name of silent) {
    const bindings = form.pdf.bindings.filter(({ field }) => field.name === name);
    const first = (say: (binding: LinkedBinding) => string | undefined) =>
      bindings.map(say).find((text) => text !== undefined);
    const tooltip =
      first((binding) => questionText(binding, form)) ||
      near.get(name) ||
      first((binding) => personLabel(binding, form.language));
    if (tooltip) tooltips.set(name, tooltip);
  }
  for (const { name, kind } of form.pdf.sign) {
    if (silent.has(name)) tooltips.set(name, signs[form.language][kind]);
  }
  return Object.fromEntries(tooltips);
}

/** Fields that are filled and have no tooltip, including added ones. */
function fieldsWithoutTooltip({ blank, pdf }: LinkedForm): string[] {
  const described = new Set(blank.fields.filter((each) => each.tooltip).map(({ name }) => name));
  const renamed = new Map(pdf.sign.map(({ name, field }) => [name, field ?? name]));
  const bound = pdf.bindings.map(({ field }) => field.name);
  return [...new Set([...bound, ...renamed.keys()])].filter(
    (name) => !described.has(renamed.get(name) ?? name),
  );
}

function nearTexts({ blank }: LinkedForm): Map<string, string> {
  return new Map(blank.fields.map(({ name, widgets }) => [name, widgets[0]?.near?.text ?? '']));
}

/** The one question that a field shows, with its line and, for a box to tick, the answer. */
function questionText(binding: LinkedBinding, form: LinkedForm): string | undefined {
  const question = questionOf(binding, form);
  if (!question) return undefined;
  const say = (text: LinkedQuestion['ask']) => lowerText(text, form.language, form.amounts);
  const ticks = 'tick' in binding ? binding.tick.text : '';
  const option = question.options.find(({ value }) => ticks.includes(`'${value}'`));
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
