import { lastLevel } from '@formpress/model';
import type { LinkedBinding, LinkedForm } from '../../4-link/linked/linked-form.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';

/** What a caption asks about a person, and the facts that answer it. */
const captions: [asks: RegExp, facts: RegExp][] = [
  [/\bfirst name\b/i, /^employee\.(?:firstName|name)$/],
  [/\blast name\b|\bsurname\b/i, /^employee\.(?:lastName|name)$/],
  [/\bsocial security n/i, /\.socialSecurityNumber$/],
  [/\bsocial insurance n/i, /\.socialInsuranceNumber$/],
  [/\bemployer identification\b|\bFEIN\b/i, /^employer\.federalEIN$/],
  [/\bzip\b/i, /\.(?:zipCode|postalCode|address)$/],
  [/\bcity\b/i, /\.(?:city|address)$/],
];

// A longer text is a sentence, which may mention anything.
const longestCaption = 60;

/** What is printed about a person is what the words next to the box ask for. */
export const wrongCaption = defineCheck({
  code: 'wrong-caption',
  severity: 'warning',
  check: eachForm((form, report) => {
    for (const binding of form.pdf.bindings) {
      const facts = factsIn(binding);
      const caption = captionOf(binding, form);
      const asked = captions.filter(([asks]) => asks.test(caption)).map(([, answers]) => answers);
      const others = captions.map(([, answers]) => answers).filter((each) => isIn(each, facts));
      if (facts.length === 0 || asked.length === 0 || others.length === 0) continue;
      if (asked.some((answers) => isIn(answers, facts))) continue;
      report({
        at: binding.at,
        message: `"${lastLevel(binding.field.name)}" is next to “${caption}”, but ${facts.join(' and ')} ${facts.length > 1 ? 'are' : 'is'} printed in it.`,
        help: 'Bind what its words ask for. If they are read wrongly, accept this warning with that reason.',
      });
    }
  }),
});

function isIn(answers: RegExp, facts: readonly string[]): boolean {
  return facts.some((fact) => answers.test(fact));
}

/** The facts about people that are printed, where nothing else is. */
function factsIn(binding: LinkedBinding): string[] {
  if (!('print' in binding) || binding.reads.length > 0) return [];
  return JSON.stringify(binding.print).match(/\bemploye[er]\.[A-Za-z0-9.]+/g) ?? [];
}

function captionOf({ field }: LinkedBinding, { blank }: LinkedForm): string {
  const widgets = blank.fields.find(({ name }) => name === field.name)?.widgets ?? [];
  const text = widgets[0]?.near?.text ?? '';
  return text.length > longestCaption ? '' : text;
}
