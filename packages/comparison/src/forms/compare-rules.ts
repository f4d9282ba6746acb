import type { AnswerRule, Bundle } from '@formpress/model';
import { isSame } from '../foundation/canonical-json.ts';
import type { Change } from '../foundation/change.ts';
import { describeExpression } from '../foundation/describe-expression.ts';
import { pairUp } from '../foundation/pair-up.ts';

/** What changed in the rules between answers, except their words. A new one refuses stored answers, unless it only advises. */
export function compareRules(before: Bundle['rules'] = [], after: Bundle['rules'] = []): Change[] {
  const { both, gone, added } = pairUp(named(before), named(after));
  return [
    ...gone.map(({ name }) => change('rule-removed', name, `The rule "${name}" is gone.`)),
    ...added.map(({ name, after: rule }) => {
      const says = `The rule "${name}" is new: ${describeRule(rule)}.`;
      return change('rule-added', name, says, refuses(rule));
    }),
    ...both.flatMap(({ name, before: then, after: now }) => {
      const [{ message: _, ...old }, { message: __, ...current }] = [then, now];
      if (isSame(old, current)) return [];
      const says = `The rule "${name}" was ${describeRule(then)}, and is ${describeRule(now)}.`;
      return [change('rule-changed', name, says, refuses(now))];
    }),
  ];
}

function named(rules: readonly AnswerRule[]): [string, AnswerRule][] {
  return rules.map((rule) => [rule.id, rule]);
}

function describeRule({ when, question, advise }: AnswerRule): string {
  return `${advise ? 'advice' : 'a refusal'} at "${question}" when ${describeExpression(when)}`;
}

function refuses({ advise }: AnswerRule): Change['breaks'] {
  return advise ? [] : ['CLIENT', 'STORED_ANSWERS'];
}

function change(kind: string, about: string, says: string, breaks: Change['breaks'] = []): Change {
  return { breaks, kind, about, says };
}
