import { defineProof } from './foundation/define-proof.ts';
import { describeAnswers } from './paths/describe-answers.ts';
import { untestedRoutes } from './routes/untested-routes.ts';

const mostNamed = 3;

/** Every route through the sets must have a worked example that someone checked by hand. */
export const untestedPath = defineProof({
  code: 'untested-path',
  severity: 'warning',
  prove(form, report) {
    const bare = untestedRoutes(form);
    for (const [index, { route, run }] of bare.slice(0, mostNamed).entries()) {
      const rest = index === mostNamed - 1 ? bare.length - mostNamed : 0;
      const more =
        rest > 0 ? ` ${rest} more ${rest === 1 ? 'route has' : 'routes have'} none.` : '';
      const federal = run.sent.federal ? ' with federal values' : '';
      report({
        at: form.source.at,
        message: `No case takes ${route}${federal}.${more}`,
        help: `Write one, for example with ${describeAnswers(run.sent)}.`,
      });
    }
  },
});
