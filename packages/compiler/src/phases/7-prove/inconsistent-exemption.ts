import { exemptReasons } from '@formpress/model';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { defineProof, type Finding } from './foundation/define-proof.ts';
import { describeAnswers } from './paths/describe-answers.ts';
import { pathsOf } from './paths/paths-of.ts';
import type { PathRun } from './paths/run-path.ts';

/** Names of exemptions from a part of the tax only: the state's part, or that of a county or a city. */
const isPartial = /^(?:is)?(?:state|local|county|city)/i;

/** Wherever nothing is withheld, isExempt must be true, exemptReason a code, and additionalWithholding 0. */
export const inconsistentExemption = defineProof({
  code: 'inconsistent-exemption',
  severity: 'error',
  prove(form, report) {
    const told = new Set<string>();
    for (const run of pathsOf(form).runs) {
      for (const place of placesIn(run)) {
        for (const { id, message } of mistakesIn(run, place)) {
          if (told.has(message)) continue;
          told.add(message);
          report(findingAt(form, run, id, message));
        }
      }
    }
  },
});

type Mistake = { id: string; message: string };

function findingAt(form: LoweredForm, { sent }: PathRun, id: string, message: string): Finding {
  return {
    at: form.source.taxParameters.get(id) ?? form.source.at,
    message,
    help: `This happens with ${describeAnswers(sent)}. Payroll trusts isExempt alone, so make it true whenever nothing is withheld, whatever the reason.`,
  };
}

/** The prefixes of the parameters: FED, CAN or the code of a place. */
function placesIn({ outcome }: PathRun): string[] {
  if (!('taxParameters' in outcome)) return [];
  return [...new Set(outcome.taxParameters.map(({ id }) => id.slice(0, id.indexOf('.'))))];
}

function mistakesIn({ outcome }: PathRun, place: string): Mistake[] {
  if (!('taxParameters' in outcome)) return [];
  const own = outcome.taxParameters.filter(({ id }) => id.startsWith(`${place}.`));
  const values = new Map(own.map(({ id, value }) => [id.slice(place.length + 1), value]));
  const exempt = `${place}.isExempt`;
  const isExempt = values.get('isExempt') === 'true';
  const sign = signOf(values, Object.values(outcome.pdf), place);
  const mistakes: Mistake[] = [];
  if (sign !== undefined && !isExempt) {
    const says = values.has('isExempt') ? `"${exempt}" is false` : `there is no "${exempt}"`;
    mistakes.push({ id: exempt, message: `${sign}, but ${says}.` });
  }
  const extra = values.get('additionalWithholding');
  if (isExempt && extra !== undefined && Number(extra) !== 0) {
    const id = `${place}.additionalWithholding`;
    mistakes.push({ id, message: `"${id}" is not 0, but "${exempt}" is true.` });
  }
  return [...mistakes, ...wrongReason(values, place, isExempt)];
}

function wrongReason(
  values: ReadonlyMap<string, string>,
  place: string,
  isExempt: boolean,
): Mistake[] {
  const reason = values.get('exemptReason');
  const id = `${place}.exemptReason`;
  if (reason === undefined || exemptReasons.includes(reason) === isExempt) return [];
  const message = isExempt
    ? `"${id}" is "${reason}", which is not a reason for an exemption, but "${place}.isExempt" is true.`
    : `"${id}" is "${reason}", but "${place}.isExempt" is not true.`;
  return [{ id, message }];
}

/** Says which sign other than isExempt shows that nothing is withheld on a path; undefined if there is none. */
function signOf(
  values: ReadonlyMap<string, string>,
  printed: readonly string[],
  place: string,
): string | undefined {
  const free = [...values].filter(([name, value]) => /exempt$/i.test(name) && value === 'true');
  const whole = free.find(([name]) => name !== 'isExempt' && !isPartial.test(name));
  if (whole) return `"${place}.${whole[0]}" is true`;
  const parts = free.filter(([name]) => isPartial.test(name)).map(([name]) => name);
  if (parts.includes('stateTaxExempt') && parts.includes('localTaxExempt'))
    return `Neither the state's nor the local tax of ${place} is withheld`;
  const percent = values.get('withholdingPercent');
  if (percent !== undefined && Number(percent) === 0) return 'The percent to withhold is 0';
  const isPrinted = printed.some((text) => /^exempt$/i.test(text));
  return isPrinted && parts.length === 0 ? 'The form says EXEMPT' : undefined;
}
