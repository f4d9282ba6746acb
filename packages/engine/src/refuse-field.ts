import type { PersonField } from '@formpress/model';
import { messages } from './messages.ts';
import type { PreparedForm } from './prepare-form.ts';
import type { Refusal } from './refusal.ts';

/** A field must be there when the form needs it, and must fit its pattern whenever it is there. */
export function refuseField(
  field: string,
  { use, accepts, otherwise }: PersonField,
  text: string,
  form: PreparedForm,
): Refusal[] {
  if (text === '') {
    return use === 'required' ? [{ field, code: 'MISSING', message: messages.missing }] : [];
  }
  return form.accepts(accepts, text) ? [] : [{ field, code: 'INVALID_ANSWER', message: otherwise }];
}
