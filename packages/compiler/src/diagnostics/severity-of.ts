import type { Diagnostic } from './diagnostic.ts';
import { explain } from './explain.ts';

/** Whether a code is an error or a warning, as the output on its page shows; undefined without a page. */
export function severityOf(code: string): Diagnostic['severity'] | undefined {
  const shown = new RegExp(`  (error|warning)  ${code}$`, 'm');
  return shown.exec(explain(code) ?? '')?.[1] as Diagnostic['severity'] | undefined;
}
