import { createHash } from 'node:crypto';
import type { Bundle } from '@formpress/model';
import type { Sent } from './sent.ts';

// Counts up when paths are chosen in another way, so that older locks are looked at again.
const manner = 1;

/**
 * A digest of all that the choice of paths rests on, and of the choice. While it stays the same,
 * the paths need not be chosen again: that takes much longer than running them.
 */
export function selectionDigest(bundle: Bundle, chosen: readonly Sent[]): string {
  const { questions, interview, withFederal, taxParameters, pdf } = bundle;
  const asked = Object.entries(questions).map(([id, { otherwise, line, ...question }]) => [
    id,
    question,
  ]);
  const parameters = taxParameters.map(({ is, map }) => [is, map]);
  const rests = [manner, asked, interview, withFederal, parameters, pdf];
  return createHash('sha256')
    .update(JSON.stringify([rests, chosen]))
    .digest('hex');
}
