import type { FormView } from '../../foundation/wire.ts';
import type { State } from '../foundation/state.ts';

/** The interview that the answers are given to. */
export function interviewOf(form: FormView, { sent }: Pick<State, 'sent'>) {
  return (sent.federal ? form.withFederal : undefined) ?? form.interview;
}
