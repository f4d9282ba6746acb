import { type Completed, complete, type Refusal, rulesBrokenBy, walk } from '@formpress/engine';
import type { Refusal as Unprintable } from '@formpress/fill';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { fillerOf } from '../filling/filler-of.ts';
import { personOf } from '../filling/person-of.ts';
import { provingClock } from '../filling/proving-clock.ts';
import type { Sent } from './sent.ts';
import { shortNames } from './short-names.ts';

/**
 * The outcome of a path: what is signed and reported, that the person is not eligible, or that it broke.
 */
type Outcome =
  | {
      finish: string;
      taxParameters: Completed['taxParameters'];
      /** The content of each field, by its short name; a signature is "signed". */
      pdf: Record<string, string>;
      unprintable: Unprintable[];
    }
  | { finish: 'INELIGIBLE' }
  /** Refused by rules between answers, which the finish names. */
  | { finish: `BROKEN_RULE ${string}` }
  | { broken: string; field?: string };

/** A path that was run. */
export type PathRun = {
  sent: Sent;
  sets: string[];
  /** The rules between answers that are broken, including advice. */
  rules: string[];
  outcome: Outcome;
};

/** Runs paths of a form through the service's engine and filler. */
export function pathRunner(form: LoweredForm): (sent: Sent) => PathRun {
  const short = shortNames(form.bundle);
  const print = printer(form);
  return (sent) => {
    try {
      const ended = completePath(form, sent);
      const { sets, rules, completed } = ended;
      if (!completed) return { sent, sets, rules, outcome: ended.outcome };
      const { finish, taxParameters } = completed;
      const pdf = valuesIn(completed.pdf, short);
      const unprintable = print(completed.pdf, pdf);
      return { sent, sets, rules, outcome: { finish, taxParameters, pdf, unprintable } };
    } catch (trouble) {
      const broken = trouble instanceof Error ? trouble.message : String(trouble);
      return { sent, sets: [], rules: [], outcome: { broken } };
    }
  };
}

type Ended =
  | { sets: string[]; rules: string[]; completed: Completed }
  | {
      sets: string[];
      rules: string[];
      completed?: undefined;
      outcome: Exclude<Outcome, { pdf: unknown }>;
    };

function completePath({ bundle }: LoweredForm, sent: Sent): Ended {
  const request = {
    employee: personOf('employee', undefined, bundle),
    employer: personOf('employer', undefined, bundle),
    fields: sent.answers,
    ...(sent.federal ? { federalValues: sent.federal } : {}),
    signForm: 'SIGN' as const,
  };
  const walked = walk(bundle, sent.answers, sent.federal);
  const { visited: sets } = walked;
  const rules = rulesBrokenBy(bundle, request, walked);
  const result = complete(bundle, request, provingClock, walked);
  if ('completed' in result) return { sets, rules, completed: result.completed };
  const others = result.refusals.filter(({ code }) => code !== 'BROKEN_RULE');
  if (others.length === 0) return { sets, rules, outcome: { finish: refusedBy(result.refusals) } };
  const refusal = others.find(({ code }) => code !== 'INELIGIBLE');
  if (!refusal) return { sets, rules, outcome: { finish: 'INELIGIBLE' } };
  const field = refusal.field.replace(/^fields\./, '');
  return { sets, rules, outcome: { broken: refusal.message.en, field } };
}

function refusedBy(refusals: readonly Refusal[]): `BROKEN_RULE ${string}` {
  return `BROKEN_RULE ${refusals.map(({ rule = '' }) => rule).join(' ')}`;
}

/**
 * Prints what was not printed before: fields are independent, so each value is tried only once.
 */
function printer(form: LoweredForm) {
  const printed = new Map<string, Set<string>>();
  return (pdf: Completed['pdf'], values: Record<string, string>): Unprintable[] => {
    const entries = Object.entries(values);
    if (entries.every(([field, value]) => printed.get(field)?.has(value))) return [];
    const refusals = fillerOf(form).refusals(pdf, 'SIGN');
    if (refusals.length > 0) return refusals;
    for (const [field, value] of entries)
      printed.set(field, (printed.get(field) ?? new Set()).add(value));
    return [];
  };
}

function valuesIn(
  { texts, states, signatures, dates }: Completed['pdf'],
  short: (field: string) => string,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const group of [texts, states, dates]) {
    for (const [field, value] of group) values[short(field)] = value;
  }
  for (const field of signatures.keys()) values[short(field)] = 'signed';
  return values;
}
