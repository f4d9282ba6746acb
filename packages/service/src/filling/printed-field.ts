import { type FillRequest, type PrintedLine, printedLine, type Values } from '@formpress/engine';
import type { Bundle, Part } from '@formpress/model';

/** The parts that are printed in a field of the PDF with these answers; none when it is ticked, signed or unknown. */
export function partsIn(field: string, values: Values, { pdf }: Bundle): readonly Part[] {
  const rule = pdf.fields.find((each) => each.field === field);
  if (!rule || 'tick' in rule) return [];
  if ('print' in rule) return rule.print;
  const answer = values.get(rule.by);
  const chosen = answer && (rule.choose[answer.sent] ?? rule.choose[answer.text]);
  return chosen && 'print' in chosen ? chosen.print : [];
}

/** What is printed in a field for a request. */
export function printedIn(
  parts: readonly Part[],
  bundle: Bundle,
  values: Values,
): (request: FillRequest) => string {
  const line: PrintedLine = printedLine(parts, bundle);
  return (request) => line(values, request);
}
