import type { Report } from '../../../diagnostics/report.ts';
import type { TextNode } from '../../2-parse/foundation/yaml-node.ts';

/** Whether a date written YYYY-MM-DD exists; reports one that does not. */
export function checkDay(node: TextNode, report: Report): boolean {
  const date = new Date(`${node.value}T00:00:00Z`);
  const day = Number.isNaN(date.valueOf()) ? '' : date.toISOString().slice(0, 10);
  if (day === node.value) return true;
  report({
    code: 'invalid-date',
    severity: 'error',
    at: node.at,
    message: `There is no day ${node.value} in the calendar.`,
    help: 'Look up the day that the agency prints, and write year, month and day: 2027-02-16.',
  });
  return false;
}
