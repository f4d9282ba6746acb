import type { FillRequest } from '@formpress/engine';
import type { Refusal as PrintRefusal } from '@formpress/fill';
import type { Bundle, Part } from '@formpress/model';
import { messages } from '../foundation/messages.ts';
import type { RequestProblem } from '../foundation/refusal.ts';
import type { FormVersion } from '../release/form-version.ts';
import { addressKeys } from '../requests/read-address.ts';

const texts = { UNPRINTABLE: messages.unprintable, TOO_WIDE: messages.tooWide };

/**
 * Turns problems of printing PDF fields into problems of the request values that belong in them.
 */
export function printProblems(
  form: FormVersion,
  request: FillRequest,
  refusals: PrintRefusal[],
): RequestProblem[] {
  const problems = new Map<string, RequestProblem>();
  for (const { field: pdfField, code } of refusals) {
    const sources = sourcesOf(pdfField, form.bundle());
    const sent = sources.filter((field) => valueAt(request, field) !== '');
    const guilty = sent.filter(
      (field) => code === 'TOO_WIDE' || !form.prints(valueAt(request, field)),
    );
    for (const field of [guilty, sent, sources].find((each) => each.length > 0) ?? []) {
      problems.set(`${field} ${code}`, { field, code, message: texts[code] });
    }
  }
  return [...problems.values()];
}

/** The locations in a request whose values are printed in a PDF field. */
function sourcesOf(pdfField: string, { pdf }: Bundle): string[] {
  const rule = pdf.fields.find(({ field }) => field === pdfField);
  if (!rule) return sourcesOfPerson('employee.name');
  if ('print' in rule) return rule.print.flatMap(sourcesOfPart);
  if (!('choose' in rule)) return [];
  const chosen = Object.values(rule.choose);
  return chosen.flatMap((choice) => ('print' in choice ? choice.print.flatMap(sourcesOfPart) : []));
}

function sourcesOfPart(part: Part): string[] {
  if ('question' in part) return [`fields.${part.question}`];
  return 'person' in part ? sourcesOfPerson(part.person) : [];
}

function sourcesOfPerson(path: string): string[] {
  if (path === 'employee.name') {
    return ['employee.firstName', 'employee.middleInitial', 'employee.lastName'];
  }
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
