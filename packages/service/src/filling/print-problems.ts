import type { Completed, FillRequest } from '@formpress/engine';
import type { Refusal as PrintRefusal } from '@formpress/fill';
import { FieldValues, type Part } from '@formpress/model';
import { messages } from '../foundation/messages.ts';
import type { RequestProblem } from '../foundation/refusal.ts';
import type { PrintedVersion } from '../release/form-version.ts';
import { addressKeys } from '../requests/read-address.ts';
import { partsIn, printedIn } from './printed-field.ts';

const texts = { UNPRINTABLE: messages.unprintable, TOO_WIDE: messages.tooWide };

/**
 * Turns problems with printing PDF fields into problems with the request values that belong in them. When a field takes
 * several values, those that cannot be printed or are too long are reported.
 */
export function printProblems(
  form: PrintedVersion,
  request: FillRequest,
  completed: Completed,
  refusals: PrintRefusal[],
): RequestProblem[] {
  const problems = new Map<string, RequestProblem>();
  for (const { field: pdfField, code } of refusals) {
    const parts = partsIn(pdfField, completed.values, form.bundle());
    const sources = parts.length > 0 ? parts.flatMap(sourcesOfPart) : nameParts;
    const sent = sources.filter((field) => valueAt(request, field) !== '');
    const guilty =
      code === 'TOO_WIDE'
        ? tooLong(pdfField, sent, form, request, completed)
        : sent.filter((field) => !form.prints(valueAt(request, field)));
    for (const field of [guilty, sent, sources].find((each) => each.length > 0) ?? []) {
      problems.set(`${field} ${code}`, { field, code, message: texts[code] });
    }
  }
  return [...problems.values()];
}

/** The values to blame for a text that is too long: the longest ones, until the rest fits without them. */
function tooLong(
  pdfField: string,
  sent: string[],
  form: PrintedVersion,
  request: FillRequest,
  { values, pdf }: Completed,
): string[] {
  const bundle = form.bundle();
  const parts = partsIn(pdfField, values, bundle);
  if (sent.length < 2 || parts.length === 0) return sent;
  const printed = printedIn(parts, bundle, values);
  const fits = (rest: FillRequest) => {
    const line = new FieldValues([[pdfField, printed(rest)]]);
    const only = { ...pdf, texts: line };
    const refused = form.filler().refusals(only, request.signForm);
    return !refused.some(({ field }) => field === pdfField);
  };
  const longest = [...sent].sort((a, b) => valueAt(request, b).length - valueAt(request, a).length);
  let rest = request;
  const count = longest.findIndex((field) => {
    rest = without(rest, field.split('.'));
    return fits(rest);
  });
  const guilty = longest.slice(0, count + 1);
  return sent.filter((field) => guilty.includes(field));
}

/** The request with an empty text at a location. */
function without<Whole extends object>(whole: Whole, [key = '', ...deeper]: string[]): Whole {
  const value = (whole as Record<string, unknown>)[key];
  const isObject = deeper.length > 0 && typeof value === 'object' && value !== null;
  return { ...whole, [key]: isObject ? without(value, deeper) : '' };
}

const nameParts = ['employee.firstName', 'employee.middleInitial', 'employee.lastName'];

function sourcesOfPart(part: Part): string[] {
  if ('question' in part) return [`fields.${part.question}`];
  return 'person' in part ? sourcesOfPerson(part.person) : [];
}

function sourcesOfPerson(path: string): string[] {
  if (path === 'employee.name') return nameParts;
  if (!path.endsWith('.address')) return [path];
  return addressKeys.map((key) => `${path}.${key}`);
}

function valueAt(request: FillRequest, field: string): string {
  let value: unknown = request;
  for (const key of field.split('.')) {
    value = (value as Record<string, unknown> | undefined)?.[key];
  }
  return typeof value === 'string' ? value : '';
}
