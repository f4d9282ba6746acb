import { FieldValues } from '@formpress/model';
import type { PdfValues } from '../foundation/completed.ts';
import type { Clock, FillRequest } from '../foundation/fill-request.ts';
import { localTime } from '../foundation/local-time.ts';
import type { PreparedForm } from '../foundation/prepare-form.ts';
import { printDate } from '../foundation/print-date.ts';
import { textAt } from '../foundation/text-at.ts';
import { holds, type Values } from '../foundation/values.ts';
import { fullName } from '../people/full-name.ts';
import { type FieldPrinter, fieldPrinter } from './field-printer.ts';

/** The values of all fields of the PDF. */
export function pdfValues(
  form: PreparedForm,
  request: FillRequest,
  values: Values,
  clock: Clock,
): PdfValues {
  const pdf: PdfValues = {
    texts: new FieldValues(),
    states: new FieldValues(),
    signatures: new Map(),
    dates: new Map(),
  };
  for (const print of printersOf(form)) print(values, request, pdf);
  if (request.signForm === 'SIGN') sign(form, request, values, clock, pdf);
  return pdf;
}

const printers = new WeakMap<PreparedForm, FieldPrinter[]>();

function printersOf(form: PreparedForm): FieldPrinter[] {
  const known = printers.get(form);
  if (known) return known;
  const made = form.bundle.pdf.fields.map((rule) => fieldPrinter(rule, form));
  printers.set(form, made);
  return made;
}

/** Sets signatures and dates when the form is signed here. External signing leaves them empty. */
function sign(
  form: PreparedForm,
  { employee }: FillRequest,
  values: Values,
  clock: Clock,
  { signatures, dates }: PdfValues,
): void {
  const { day, time } = localTime(clock);
  const part = (name: string) => textAt(employee, name);
  const name = fullName(part('firstName'), part('middleInitial'), part('lastName'));
  const stamp = `${day} ${time} ${clock.timeZone}`;
  for (const { field, kind, format = 'YYYY-MM-DD', when } of form.bundle.pdf.sign) {
    if (when && !holds(form.formula(when), values)) continue;
    if (kind === 'signature') signatures.set(field, { name, stamp });
    else dates.set(field, printDate(day, format));
  }
}
