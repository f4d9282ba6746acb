import { defineCheck, eachPlace } from '../foundation/define-check.ts';
import { formsNamed } from '../localities/forms-named.ts';
import { isSoundFlow } from './is-sound-flow.ts';

/** Where a locality has flows, each of its forms must be the result of one. */
export const formInNoFlow = defineCheck({
  code: 'form-in-no-flow',
  severity: 'error',
  check: eachPlace(({ locality: { code, flows, forms } }, report) => {
    if (flows.length === 0 || !flows.every(isSoundFlow)) return;
    const named = flows.flatMap(({ rows, flow }) => formsNamed(rows, flow));
    const yielded = new Set(named.map(({ form }) => form));
    for (const { id, at } of forms.filter((form) => !yielded.has(form.id))) {
      report({
        at,
        message: `${code} offers ${id}, but none of its flows leads to it.`,
        help: `Make an answer or a row of a flow yield ${id}.`,
      });
    }
  }),
});
