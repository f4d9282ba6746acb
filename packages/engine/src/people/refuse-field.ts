import type { PersonField } from '@formpress/model';
import { messages } from '../foundation/messages.ts';
import type { PreparedForm } from '../foundation/prepare-form.ts';
import type { Refusal } from '../foundation/refusal.ts';

/** Refuses a field that is missing although the form needs it, or that does not match its pattern. */
export function refuseField(
  whose: string,
  name: string,
  { use, accepts, otherwise }: PersonField,
  text: string,
  form: PreparedForm,
): Refusal | undefined {
  if (text === '') {
    if (use !== 'required') return undefined;
    return { field: `${whose}.${name}`, code: 'MISSING', message: messages.missing };
  }
  if (form.accepts(accepts, text)) return undefined;
  return { field: `${whose}.${name}`, code: 'INVALID_ANSWER', message: otherwise };
}
