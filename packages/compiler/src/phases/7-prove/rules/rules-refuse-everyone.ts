import { shortenedList } from '@formpress/comparison';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { defineProof } from '../foundation/define-proof.ts';
import { describeAnswers } from '../paths/describe-answers.ts';
import { pathsOf } from '../paths/paths-of.ts';
import type { PathRun } from '../paths/run-path.ts';
import { findAccepted } from './find-accepted.ts';
import { placeOfRule } from './place-of-rule.ts';

const mostNamed = 4;

/** Nobody may be refused whatever they answer: by one rule, or by several that contradict each other. */
export const rulesRefuseEveryone = defineProof({
  code: 'rules-refuse-everyone',
  severity: 'error',
  prove(form, report) {
    const reported = new Set<string>();
    const all = pathsOf(form).runs;
    for (const runs of byRoute(all)) {
      const [first] = runs;
      if (!first || !runs.every(isRefused) || findAccepted(form, runs, all)) continue;
      const ids = [...new Set(runs.flatMap(({ rules }) => refusing(form, rules)))];
      const key = ids.join(' ');
      if (reported.has(key)) continue;
      reported.add(key);
      report({ at: placeOfRule(form, ids[0] ?? ''), ...say(ids, first) });
    }
  },
});

function say(ids: readonly string[], { sets, sent }: PathRun) {
  const names = ids.map((id) => `"${id}"`);
  const which =
    ids.length === 1
      ? `the rule ${names[0]}`
      : `one of the rules ${shortenedList(names, mostNamed)}`;
  return {
    message: `Whatever people answer in ${sets.join(' → ')}, they break ${which}.`,
    help: `For example, these answers are refused: ${describeAnswers(sent)}. Correct the conditions, or lead these people elsewhere.`,
  };
}

function refusing({ bundle }: LoweredForm, ids: readonly string[]): string[] {
  const advice = new Set((bundle.rules ?? []).flatMap(({ id, advise }) => (advise ? [id] : [])));
  return ids.filter((id) => !advice.has(id));
}

function isRefused({ outcome }: PathRun): boolean {
  return 'finish' in outcome && outcome.finish.startsWith('BROKEN_RULE ');
}

function byRoute(runs: readonly PathRun[]): PathRun[][] {
  const routes = new Map<string, PathRun[]>();
  for (const run of runs) {
    const route = `${run.sent.federal ? 'federal ' : ''}${run.sets.join(' ')}`;
    routes.set(route, [...(routes.get(route) ?? []), run]);
  }
  return [...routes.values()];
}
