import type { PersonField } from '@formpress/model';
import { messages } from '../foundation/messages.ts';
import type { PreparedForm } from '../foundation/prepare-form.ts';
import type { Refusal } from '../foundation/refusal.ts';

/** A field must be there when the form needs it, and must fit its pattern whenever it is there. */
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
