import { walk } from '@formpress/engine';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { defineProof } from './foundation/define-proof.ts';
import { routeOf } from './paths/compare-paths.ts';
import { describeAnswers } from './paths/describe-answers.ts';
import { pathsOf } from './paths/paths-of.ts';
import type { PathRun } from './paths/run-path.ts';

const mostNamed = 3;

/** Every route through the sets must have a worked example that someone checked by hand. */
export const untestedPath = defineProof({
  code: 'untested-path',
  severity: 'warning',
  prove(form, report) {
    const walked = routesOfCases(form);
    const bare = routesOfPaths(form).filter(({ key }) => !walked.has(key));
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

function routesOfPaths(form: LoweredForm) {
  const routes = new Map<string, { key: string; route: string; run: PathRun }>();
  for (const run of pathsOf(form).runs) {
    const { outcome, sets, sent } = run;
    if ('broken' in outcome || outcome.finish.startsWith('BROKEN_RULE ')) continue;
    const route = routeOf({ sets, finish: outcome.finish });
    const key = keyOf(route, sent.federal);
    if (!routes.has(key)) routes.set(key, { key, route, run });
  }
  return [...routes.values()];
}

function routesOfCases({ bundle, source }: LoweredForm): Set<string> {
  return new Set(
    source.cases.map(({ data: { answers, federal } }) => {
      const { visited: sets, end } = walk(bundle, answers, federal);
      const finish = 'finish' in end ? end.finish : 'ineligible' in end ? 'INELIGIBLE' : '';
      return keyOf(routeOf({ sets, finish }), federal);
    }),
  );
}

function keyOf(route: string, federal: object | undefined): string {
  return federal ? `federal ${route}` : route;
}
