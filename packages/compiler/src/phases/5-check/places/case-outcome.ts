import type { LinkedFlowRow, LinkedLocality } from '../../4-link/linked/linked.ts';
import type { LinkedPlaceCase } from '../../4-link/linked/linked-place-case.ts';
import { offerTo } from '../localities/offers-of.ts';
import { type FlowWalk, walkFlow } from './walk-flow.ts';

/** What someone in a case gets: the forms offered, those recommended, and the result of their flow, if any. */
export type CaseOutcome = {
  home: string;
  offered: string[];
  recommended: string[];
  flow?: FlowWalk & { id: string; row: LinkedFlowRow };
};

/** What the people of a case get, home by home. */
export function outcomesOf(
  { homes, work, answers }: LinkedPlaceCase,
  locality: LinkedLocality,
): CaseOutcome[] {
  return homes.map((home) => {
    const { forms: offered, recommended, rows } = offerTo(locality, { home, work });
    const [first] = rows;
    if (!first) return { home, offered, recommended };
    const [id, row] = first;
    const written = locality.flows.find((each) => each.id === id);
    return {
      home,
      offered,
      recommended,
      flow: { id, row, ...walkFlow(row, written?.flow, answers) },
    };
  });
}
