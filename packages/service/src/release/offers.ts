import {
  type ApplicableFlow,
  type ApplicableForm,
  applicable,
  type HomeAndWork,
  type LockInLetter,
} from '@formpress/engine';
import type { FormNotOffered, Language } from '@formpress/model';
import { payrollMessages } from '../foundation/payroll-messages.ts';
import type { Edition } from './edition.ts';
import type { FormVersion } from './form-version.ts';
import { isClosedByLetter, lockOnForm, messageOfLock } from './lock-on-form.ts';

/** What someone is offered and, if the request limits that, what is left out and why. */
export type Offers = {
  forms: ApplicableForm[];
  flows: ApplicableFlow[];
  notOffered?: { formsNotOffered: FormNotOffered[] };
};

type Limits = { letters: readonly LockInLetter[]; registered?: readonly string[] };

/**
 * The forms and flows for someone, without those that a lock-in letter closes and those of places where the employer is not
 * registered. A flow is left out when no form of its locality remains. A flow that never had a form is left out when a letter
 * closes its locality.
 */
export function offersFor(
  edition: Edition,
  place: HomeAndWork,
  { letters, registered }: Limits,
  language: Language,
): Offers {
  const { localities } = edition.release;
  const all = applicable(localities, place);
  if (letters.length === 0 && registered === undefined) return all;
  const within = registered ? applicable(localities, { ...place, registered }) : all;
  const reachable = new Set(within.forms.map(({ id }) => id));
  const left = all.forms.flatMap(({ id }): FormNotOffered[] => {
    const form = edition.current.get(id);
    const why = form && whyLeftOut(form, reachable.has(id), letters, edition);
    if (!why) return [];
    const { name, locality } = form.entry;
    const { message, reason } = why;
    return [{ id, name, locality, reason, message: message[language] }];
  });
  const gone = new Set(left.map(({ id }) => id));
  const forms = within.forms.filter(({ id }) => !gone.has(id));
  const flows = flowsWith(forms, within.flows).filter(
    (flow) => leadsToForms(flow) || !isClosedByLetter(flow.locality, letters, localities),
  );
  return { forms, flows, notOffered: { formsNotOffered: left } };
}

function whyLeftOut(
  form: FormVersion,
  isReachable: boolean,
  letters: readonly LockInLetter[],
  { release: { localities } }: Edition,
) {
  const { locality } = form.entry;
  const lock = lockOnForm(form, letters, localities);
  if (lock && !lock.letter.terms) return { reason: lock.reason, message: messageOfLock(lock) };
  if (isReachable) return undefined;
  return { reason: 'NOT_REGISTERED' as const, message: payrollMessages.notRegistered(locality) };
}

/** The flows that still lead to a form, or never did. */
function flowsWith(
  forms: readonly ApplicableForm[],
  flows: readonly ApplicableFlow[],
): ApplicableFlow[] {
  const ids = new Set(forms.map(({ id }) => id));
  const open = new Set(forms.map(({ locality }) => locality));
  return flows.flatMap((flow): ApplicableFlow[] => {
    if ('start' in flow) return open.has(flow.locality) ? [flow] : [];
    const left = flow.forms.filter((id) => ids.has(id));
    return left.length > 0 || flow.forms.length === 0 ? [{ ...flow, forms: left }] : [];
  });
}

function leadsToForms(flow: ApplicableFlow): boolean {
  return 'start' in flow || flow.forms.length > 0;
}
