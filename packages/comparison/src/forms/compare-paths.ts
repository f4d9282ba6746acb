import type { Bundle, Interview } from '@formpress/model';
import { describeWho } from '../answers/describe-who.ts';
import {
  type PreviousUse,
  type ReplayedPaths,
  replayOldPaths,
} from '../answers/replay-old-paths.ts';
import type { Change } from '../foundation/change.ts';
import { describeExpression } from '../foundation/describe-expression.ts';
import { quotedList } from '../foundation/describe-list.ts';

type Side = { bundle: Bundle; interview: Interview };

/** What happens to stored answers on their path through the new interview: more to answer, or an early end. */
export function comparePaths(before: Side, after: Side): Change[] {
  const met = replayOldPaths(before, after);
  const required = new Map<string, string[]>();
  for (const [id, { was, paths }] of met.required) {
    const says = describeRequired(id, was, { who: describeWho(paths, met.all), before, after });
    required.set(says, [...(required.get(says) ?? []), id]);
  }
  return [
    ...[...required].map(([says, ids]) => mustBeAnswered(ids, says)),
    ...endsNow(met),
    ...notAll(met),
  ];
}

/** The rest of a sentence that begins with the names of questions that must be answered. */
function describeRequired(
  id: string,
  was: PreviousUse,
  { who, before, after }: { who: string | undefined; before: Side; after: Side },
): string {
  const now = after.bundle.questions[id]?.when;
  const then = before.bundle.questions[id]?.when;
  const by = who === undefined ? '' : ` by those who answer ${who}`;
  const must = `must be answered${now ? ` when ${describeExpression(now)}` : ''}${by}`;
  const sentences: Record<PreviousUse, string> = {
    new: `is new and ${must}`,
    calculated: `${must}, and was calculated before`,
    optional: `${must}, and could be left out before`,
    dependent: `${must}, and before only when ${then ? describeExpression(then) : 'needed'}`,
    notAsked: `${must}, and was not asked there before`,
  };
  return sentences[was];
}

function mustBeAnswered(ids: readonly string[], says: string): Change {
  const words =
    ids.length === 1 ? says : says.replace(/^is /, 'are ').replace(/, and was/, ', and were');
  return {
    breaks: ['CLIENT', 'STORED_ANSWERS'],
    kind: 'question-newly-required',
    about: ids.join(', '),
    says: `${quotedList(ids)} ${words}.`,
  };
}

/** Answers with which the form can no longer be used. */
function endsNow({ ineligible }: ReplayedPaths): Change[] {
  const ends = new Map<string, Set<string>>();
  for (const { by, decisions } of ineligible) {
    ends.set(by, new Set([...(ends.get(by) ?? []), ...(decisions.get(by) ?? [])]));
  }
  return [...ends].map(([about, given]) => {
    const [witness = ''] = given;
    const answers = quotedList([...given], 'or');
    const says = `Those who answer "${about}" with ${answers} can no longer use the form.`;
    return { breaks: ['STORED_ANSWERS'], kind: 'newly-ineligible', about, says, witness };
  });
}

function notAll({ complete, all }: ReplayedPaths): Change[] {
  if (complete) return [];
  const says = `Only ${all.length} paths were checked for newly required questions; there are more.`;
  return [{ breaks: [], kind: 'not-all-paths', about: '', says }];
}
