import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { formsNamed } from '../localities/forms-named.ts';

/** Whether a flow has all its questions, a last row for everyone, and yields something. Other checks report one that does not. */
export function isSoundFlow({ rows, flow }: LinkedLocality['flows'][number]): boolean {
  const asks = rows.some((row) => 'start' in row);
  const isWhole = !asks || (flow !== undefined && formsNamed(rows, flow).length > 0);
  return (
    isWhole && rows.every(({ when }, index) => (when === undefined) === (index === rows.length - 1))
  );
}
