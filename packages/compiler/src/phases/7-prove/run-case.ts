import { complete, rulesBrokenBy, walk } from '@formpress/engine';
import type { LinkedCase } from '../4-link/linked/linked-case.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import type { Outcome } from './compare-case.ts';
import { fillerOf } from './filling/filler-of.ts';
import { personOf } from './filling/person-of.ts';
import { provingClock } from './filling/proving-clock.ts';

/** The outcome of what a case sends, through engine and fill. */
export function runCase(form: LoweredForm, data: Omit<LinkedCase['data'], 'expect'>): Outcome {
  const { bundle } = form;
  const request = {
    employee: personOf('employee', data.employee, bundle),
    employer: personOf('employer', data.employer, bundle),
    fields: data.answers,
    ...(data.federal ? { federalValues: data.federal } : {}),
    signForm: 'SIGN' as const,
  };
  const walked = walk(bundle, data.answers, data.federal);
  const rules = rulesBrokenBy(bundle, request, walked);
  const result = complete(bundle, request, provingClock, walked);
  if ('refusals' in result) {
    const { visited, end } = walked;
    if ('ineligible' in end) return { path: visited, rules, finish: 'INELIGIBLE' };
    return { path: visited, rules, refusals: result.refusals };
  }
  const unprintable = fillerOf(form).refusals(result.completed.pdf, 'SIGN');
  return { ...result.completed, rules, unprintable };
}
