import type { Report } from '../../diagnostics/report.ts';
import type { Lowered } from '../6-lower/lower.ts';
import { proveCases } from './prove-cases.ts';

/** Runs the worked examples through the very engine that serves, and reports those that do not hold. */
export function prove({ forms }: Lowered, report: Report): void {
  for (const form of forms) proveCases(form, report);
}
