import { junctionsFrom } from './junctions-from.ts';
import type { Junction, PathGraph } from './path-graph.ts';

/** A route: the sets in order, and the statement at its end or INELIGIBLE. */
export type Route = { sets: readonly string[]; finish: string };

const mostRoutes = 400;

/** Every route through an interview; undefined when there are too many. */
export function routesOf({ start }: PathGraph): Route[] | undefined {
  const known = new Map<Junction, Route[]>();
  for (const junction of junctionsFrom(start.to)) {
    const { end, steps } = junction;
    const here = end && 'finish' in end ? [{ sets: [], finish: end.finish }] : [];
    const routes = distinct([
      ...here,
      ...steps.flatMap(({ enters, to }) =>
        (known.get(to) ?? []).map((route) => after(enters, route)),
      ),
    ]);
    if (routes.length > mostRoutes) return undefined;
    known.set(junction, routes);
  }
  return known.get(start.to)?.map((route) => after(start.enters, route));
}

/** A key that identifies a route. */
export function routeKey({ sets, finish }: Route): string {
  return [...sets, finish].join(' ');
}

function after(enters: readonly string[], { sets, finish }: Route): Route {
  return { sets: [...enters, ...sets], finish };
}

function distinct(routes: Route[]): Route[] {
  return [...new Map(routes.map((route) => [routeKey(route), route])).values()];
}
