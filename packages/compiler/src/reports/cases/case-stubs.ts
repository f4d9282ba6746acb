import { writtenInRow } from '../../phases/2-parse/foundation/source.ts';
import type { LoweredForm } from '../../phases/6-lower/lowered-form.ts';
import { type Route, untestedRoutes } from '../../phases/7-prove/routes/untested-routes.ts';

/** The routes of a form that no case takes, and cases for them without values: people work these out by hand. */
export type CaseStubs = { routes: string[]; yaml: string };

export function caseStubs(form: LoweredForm): CaseStubs {
  const routes = untestedRoutes(form);
  return {
    routes: routes.map(({ route, run }) =>
      run.sent.federal ? `${route} (federal values)` : route,
    ),
    yaml: routes.map(stubOf).join(''),
  };
}

function stubOf({ run: { sets, sent, outcome } }: Route): string {
  const finish = 'broken' in outcome ? '' : outcome.finish;
  const federal = sent.federal ? [`  federal: ${inRow(sent.federal)}`] : [];
  return [
    '- about: TODO',
    ...federal,
    `  answers: ${inRow(sent.answers)}`,
    '  expect:',
    `    path: [${sets.join(', ')}]`,
    `    finish: ${finish}`,
    '',
  ].join('\n');
}

function inRow(values: object): string {
  const entries = Object.entries(values).map(
    ([key, value]) => `${key}: ${writtenInRow(String(value))}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
