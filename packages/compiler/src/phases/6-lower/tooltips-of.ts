import { type Captions, captionName, type Recipe } from '@formpress/pdf';
import type { LinkedForm } from '../4-link/linked/linked-form.ts';
import { personLabel } from './person-label.ts';

const signs = {
  en: { signature: 'Signature', date: 'Date' },
  es: { signature: 'Firma', date: 'Fecha' },
  fr: { signature: 'Signature', date: 'Date' },
};

/**
 * Tooltips, which screen readers read, for the fields without one. A field that a question fills gets its caption,
 * any other the text printed next to it or else a label for the person's data. The agency's own tooltips are kept.
 */
export function tooltipsOf(
  form: LinkedForm,
  captions: Captions,
): Required<Pick<Recipe, 'tooltips' | 'captions'>> {
  const silent = new Set(fieldsWithoutTooltip(form));
  const near = silent.size > 0 ? nearTexts(form) : new Map<string, string>();
  const tooltips = new Map<string, string>();
  const signed = new Set(form.pdf.sign.map(({ name }) => name));
  const isAsked = (name: string) => captionName(name) in captions && !signed.has(name);
  for (const name of silent) {
    if (isAsked(name)) continue;
    const bindings = form.pdf.bindings.filter(({ field }) => field.name === name);
    const labels = bindings.map((binding) => personLabel(binding, form.language));
    const tooltip = near.get(name) || labels.find((label) => label !== undefined);
    if (tooltip) tooltips.set(name, tooltip);
  }
  for (const { name, kind } of form.pdf.sign) {
    if (silent.has(name)) tooltips.set(name, signs[form.language][kind]);
  }
  return {
    tooltips: Object.fromEntries(tooltips),
    captions: [...silent].filter(isAsked).map((name) => captionName(name)),
  };
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
