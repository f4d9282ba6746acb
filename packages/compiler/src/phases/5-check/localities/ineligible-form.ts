import type { LinkedFlow, LinkedFlowRow, LinkedLocality } from '../../4-link/linked/linked.ts';
import { askedBefore } from '../foundation/asked-before.ts';
import { defineCheck } from '../foundation/define-check.ts';
import { formsNamed, type NamedForm } from './forms-named.ts';
import { offersOf } from './offers-of.ts';

/** A flow must not lead anyone to a form that is not for them: what it yields is also offered to that person. */
export const ineligibleForm = defineCheck({
  code: 'ineligible-form',
  severity: 'error',
  checkRelease({ localities }, report) {
    for (const locality of localities) {
      for (const { id, flow } of locality.flows) {
        const reported = new Set<string>();
        const yields = new Map<LinkedFlowRow, NamedForm[]>();
        for (const { home, work, forms, rows } of offersOf(locality)) {
          const row = rows.get(id);
          if (row && !yields.has(row)) yields.set(row, formsFrom(row, flow));
          for (const { form, at } of (row && yields.get(row)) ?? []) {
            if (forms.includes(form) || !isOffered(form, locality) || reported.has(form)) continue;
            reported.add(form);
            report({
              at,
              message: `Someone who lives in ${home} and works in ${work} is led to ${form}, but ${form} is not for them.`,
              related: offerOf(form, locality),
              help: `Widen the "when" of ${form} under "forms", or narrow the path of the flow that leads to it.`,
            });
          }
        }
      }
    }
  },
});

function isOffered(form: string, { forms }: LinkedLocality): boolean {
  return forms.some(({ id }) => id === form);
}

function offerOf(form: string, { forms }: LinkedLocality) {
  const offer = forms.find(({ id }) => id === form);
  return offer?.when ? [{ at: offer.when.at, message: 'It is for:' }] : [];
}

/** The forms that a row yields, or the answers on the branches from its set. */
function formsFrom(row: LinkedFlowRow, flow: LinkedFlow | undefined): NamedForm[] {
  if ('forms' in row) return formsNamed([row], undefined);
  if (!flow) return [];
  const given = { onSomePath: new Set<string>(), onEveryPath: new Set<string>() };
  const { interview } = flow;
  const nothing = { given, optional: new Set<string>(), questions: new Map() };
  const reached = askedBefore({ interview, begins: [row.start], ...nothing });
  const sets = interview.sets.filter(({ id }) => reached.has(id));
  return formsNamed([], { ...flow, interview: { sets } });
}
