import type { FieldRule } from '@formpress/model';
import type { PdfValues } from '../foundation/completed.ts';
import type { FillRequest } from '../foundation/fill-request.ts';
import type { PreparedForm } from '../foundation/prepare-form.ts';
import { holds, type Known, type Values } from '../foundation/values.ts';
import { type PrintedLine, printedLine } from './printed-line.ts';

/** Sets the value of one field of the PDF, if it has one. */
export type FieldPrinter = (values: Values, request: FillRequest, pdf: PdfValues) => void;

/** Prepares a printer for the rule of a field. */
export function fieldPrinter(rule: FieldRule, form: PreparedForm): FieldPrinter {
  const { field } = rule;
  if ('print' in rule) return textPrinter(field, printedLine(rule.print, form.bundle));
  if ('choose' in rule) return choicePrinter(rule, form);
  const condition = form.formula(rule.tick);
  return (values, _, { states }) => {
    if (holds(condition, values)) states.set(field, rule.on);
  };
}

function textPrinter(field: string, line: PrintedLine): FieldPrinter {
  return (values, request, { texts }) => {
    const text = line(values, request);
    if (text !== '') texts.set(field, text);
  };
}

type Choosing = Extract<FieldRule, { by: string }>;

function choicePrinter({ field, by, choose }: Choosing, form: PreparedForm): FieldPrinter {
  const printers = new Map(
    Object.entries(choose).map(([answer, chosen]): [string, FieldPrinter] => [
      answer,
      'print' in chosen
        ? textPrinter(field, printedLine(chosen.print, form.bundle))
        : (_values, _request, { states }) => {
            states.set(field, chosen.state);
          },
    ]),
  );
  return (values, request, pdf) => printerFor(values.get(by), printers)?.(values, request, pdf);
}

function printerFor(
  answer: Known | undefined,
  printers: Map<string, FieldPrinter>,
): FieldPrinter | undefined {
  if (!answer) return undefined;
  return (
    (answer.sent && printers.get(answer.sent)) ||
    (answer.text && printers.get(answer.text)) ||
    undefined
  );
}
