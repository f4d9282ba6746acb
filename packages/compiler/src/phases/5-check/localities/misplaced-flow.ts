import { defineCheck } from '../foundation/define-check.ts';

/** The id of a flow names its locality and whom it is for. */
export const misplacedFlow = defineCheck({
  code: 'misplaced-flow',
  severity: 'error',
  checkRelease({ localities }, report) {
    for (const { code, country, flows } of localities) {
      const known = flowsOf(code, country);
      for (const { id, at } of flows.filter((flow) => !known.includes(flow.id))) {
        report({
          at,
          message: `The flow ${id} does not belong to the locality ${code}.`,
          help: `Call it ${known.join(' or ')}, or move it to its own locality.`,
        });
      }
    }
  },
});

function flowsOf(code: string, country: 'US' | 'CA'): string[] {
  if (code === 'FEDERAL' || code === 'CANADA_FEDERAL') return [code];
  return country === 'CA'
    ? [`${code}_CANADA_RESIDENT`]
    : [`${code}_RESIDENT`, `${code}_NONRESIDENT`];
}
