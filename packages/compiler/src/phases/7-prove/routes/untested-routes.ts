import { walk } from '@formpress/engine';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { routeOf } from '../paths/compare-paths.ts';
import { pathsOf } from '../paths/paths-of.ts';
import type { PathRun } from '../paths/run-path.ts';

/** A route through the sets of a form, with the first path that takes it. */
export type Route = { key: string; route: string; run: PathRun };

/** The routes that no case takes. */
export function untestedRoutes(form: LoweredForm): Route[] {
  const walked = routesOfCases(form);
  return routesOfPaths(form).filter(({ key }) => !walked.has(key));
}

function routesOfPaths(form: LoweredForm): Route[] {
  const routes = new Map<string, Route>();
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
