import type { ComparedRelease } from '@formpress/comparison';
import type { Lowered } from '../phases/6-lower/lower.ts';
import { flowBodies } from '../phases/8-emit/flows.ts';
import { localitiesOf } from '../phases/8-emit/localities.ts';

/** The release that definitions would make, for comparison. */
export function releaseOfDefinitions({
  forms,
  localities,
  shared,
}: Lowered & { shared?: ComparedRelease['languages'] }): ComparedRelease {
  return {
    ...(shared && { languages: { leftOut: shared.leftOut, needs: shared.needs } }),
    forms: forms.map(({ bundle, questionSets }) => ({ bundle, questionSets })),
    localities: localitiesOf(localities),
    flows: flowBodies(localities),
  };
}
