import type { LinkedLocality } from '../../4-link/linked/linked.ts';

/** Whether a locality offers nothing yet and lists the forms to come. */
export function isNotWritten({ namesForms, formsNotWritten }: LinkedLocality): boolean {
  return namesForms.length === 0 && formsNotWritten.length > 0;
}
