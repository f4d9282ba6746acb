import { walk } from '@formpress/engine';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { defineProof } from './define-proof.ts';
import { wayOf } from './paths/compare-paths.ts';
import { pathsOf } from './paths/paths-of.ts';
import type { PathRun } from './paths/run-path.ts';
import { sayAnswers } from './paths/say-answers.ts';

const mostNamed = 3;

/** Every route through the sets has a worked example that someone checked by hand. */
export const untestedPath = defineProof({
  code: 'untested-path',
  severity: 'warning',
  prove(form, report) {
    const walked = routesOfCases(form);
    const bare = routesOfPaths(form).filter(({ route }) => !walked.has(route));
    for (const [index, { way, run }] of bare.slice(0, mostNamed).entries()) {
      const rest = index === mostNamed - 1 ? bare.length - mostNamed : 0;
      const more =
        rest > 0 ? ` ${rest} more ${rest === 1 ? 'route has' : 'routes have'} none.` : '';
      const federal = run.sent.federal ? ' with federal values' : '';
      report({
        at: form.source.at,
        message: `No case walks ${way}${federal}.${more}`,
        help: `Write one, for example with ${sayAnswers(run.sent)}.`,
      });
    }
  },
});

function routesOfPaths(form: LoweredForm) {
  const routes = new Map<string, { route: string; way: string; run: PathRun }>();
  for (const run of pathsOf(form).runs) {
    const { outcome, sets, sent } = run;
    if ('broken' in outcome) continue;
    const way = wayOf({ sets, finish: outcome.finish });
    const route = routeName(way, sent.federal);
    if (!routes.has(route)) routes.set(route, { route, way, run });
  }
  return [...routes.values()];
}

function routesOfCases({ bundle, source }: LoweredForm): Set<string> {
  return new Set(
    source.cases.map(({ data: { answers, federal } }) => {
      const { visited: sets, end } = walk(bundle, answers, federal);
      const finish = 'finish' in end ? end.finish : 'ineligible' in end ? 'INELIGIBLE' : '';
      return routeName(wayOf({ sets, finish }), federal);
    }),
  );
}

function routeName(way: string, federal: object | undefined): string {
  return federal ? `federal ${way}` : way;
}
