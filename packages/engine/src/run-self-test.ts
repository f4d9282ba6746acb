import type { Bundle, SelfTest } from '@formpress/model';
import { complete } from './complete.ts';
import type { Completed } from './foundation/completed.ts';
import type { FillRequest } from './foundation/fill-request.ts';

/**
 * Completes the request of a self-test. Returns the completed form and the outcome to compare with the
 * one that the compiler recorded, or undefined when the form refuses the request.
 */
export function runSelfTest(
  bundle: Bundle,
  { now, request }: Pick<SelfTest, 'now' | 'request'>,
): { completed: Completed; outcome: SelfTest['expects'] } | undefined {
  const sent = { ...request, signForm: 'SIGN' } as FillRequest;
  const result = complete(bundle, sent, { now: new Date(now), timeZone: 'UTC' });
  if ('refusals' in result) return undefined;
  return { completed: result.completed, outcome: outcomeOf(result.completed) };
}

function outcomeOf({ finish, taxParameters, pdf }: Completed): SelfTest['expects'] {
  const signed = Array.from(pdf.signatures, ([field, { name, stamp }]): [string, string] => [
    field,
    `${name} ${stamp}`,
  ]);
  return {
    finish,
    taxParameters: Object.fromEntries(taxParameters.map(({ id, value }) => [id, value])),
    pdf: Object.fromEntries([...pdf.texts, ...pdf.states, ...pdf.dates, ...signed]),
  };
}
