import { plainFrenchDate } from '@formpress/formula';
import type { FillRequest } from '../foundation/fill-request.ts';
import type { PreparedForm } from '../foundation/prepare-form.ts';
import { textAt } from '../foundation/text-at.ts';

/** The request with the employee's dates in the form that every language accepts. What no pattern accepts stays as it is. */
export function withPlainDates(form: PreparedForm, request: FillRequest): FillRequest {
  const { language = 'en', employee } = request;
  const plain = form.people.employee.flatMap(([name, { accepts, acceptsIn }]) => {
    const acceptsHere = acceptsIn?.[language];
    const text = acceptsHere === undefined ? '' : textAt(employee, name);
    const isOther = text !== '' && acceptsHere !== undefined && !form.accepts(accepts, text);
    return isOther && form.accepts(acceptsHere, text) ? [[name, plainFrenchDate(text)]] : [];
  });
  if (plain.length === 0) return request;
  return { ...request, employee: { ...employee, ...Object.fromEntries(plain) } };
}
