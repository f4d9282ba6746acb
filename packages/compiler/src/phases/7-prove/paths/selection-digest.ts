import { createHash } from 'node:crypto';
import type { Bundle } from '@formpress/model';
import type { Sent } from './sent.ts';

// Incremented when paths are chosen differently, so that older locks are checked again.
const method = 1;

/**
 * A digest of everything that the choice of paths depends on, and of the choice. While it is unchanged, the
 * paths need not be chosen again, which takes much longer than running them.
 */
export function selectionDigest(bundle: Bundle, chosen: readonly Sent[]): string {
  const { questions, interview, withFederal, taxParameters, pdf, rules = [] } = bundle;
  const asked = Object.entries(questions).map(
    ([id, { otherwise, line, acceptsIn, ...question }]) => [id, question],
  );
  const parameters = taxParameters.map(({ is, map }) => [is, map]);
  const conditions = rules.map(({ when, question }) => [when, question]);
  const rests = [method, asked, interview, withFederal, parameters, pdf, ...conditions];
  return createHash('sha256')
    .update(JSON.stringify([rests, chosen]))
    .digest('hex');
}
