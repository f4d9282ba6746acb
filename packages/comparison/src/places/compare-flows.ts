import { languages } from '@formpress/model';
import { isSame } from '../foundation/canonical-json.ts';
import type { Change } from '../foundation/change.ts';
import type { ComparedRelease } from '../foundation/compared.ts';
import { pairUp } from '../foundation/pair-up.ts';
import { type FlowFacts, flowFacts } from './flow-facts.ts';

type Flows = ComparedRelease['flows'];

/** What changed in the questions of guided flows. compareApplicability reports who is offered which flow. */
export function compareFlows(before: Flows, after: Flows): Change[] {
  const { both, gone, added } = pairUp(before, after);
  return [
    ...gone.map(({ name }) => change(name, `The flow ${name} no longer asks questions.`)),
    ...added.map(({ name }) => change(name, `The flow ${name} now asks questions.`, [])),
    ...both.flatMap(({ name, before: then, after: now }) => {
      if (isSame(then, now)) return [];
      const changes = compareFacts(name, flowFacts(then.en), flowFacts(now.en));
      if (changes.length > 0) return changes;
      const changed = languages.filter((language) => !isSame(then[language], now[language]));
      return [change(name, `The flow ${name} has different words (${changed.join(', ')}).`, [])];
    }),
  ];
}

function compareFacts(flow: string, before: FlowFacts, after: FlowFacts): Change[] {
  const say = (says: string, breaks?: Change['breaks']) =>
    change(flow, `The flow ${flow}: ${says}`, breaks);
  const sets = pairUp(before.sets, after.sets);
  const questions = pairUp(before.questions, after.questions);
  const answers = pairUp(before.answers, after.answers);
  const branches = pairUp(before.branches, after.branches);
  const differ = <T>(each: { before: T; after: T }) => each.before !== each.after;
  return [
    ...sets.gone.map(({ name }) => say(`the question set "${name}" is gone.`)),
    ...sets.added.map(({ name }) => say(`the question set "${name}" is new.`, [])),
    ...questions.gone.map(({ name }) => say(`"${name}" is no longer asked.`)),
    ...questions.added.map(({ name }) => say(`"${name}" is new.`)),
    ...sets.both.filter(differ).map(({ name, after: asks }) => say(`"${name}" asks ${asks}.`)),
    ...answers.gone.map(({ name }) => say(`the answer ${name} is gone.`)),
    ...answers.added.map(({ name, after: now }) => say(`the answer ${name} yields ${now}.`, [])),
    ...answers.both
      .filter(differ)
      .map(({ name, before: was, after: now }) =>
        say(`the answer ${name} yields ${now}; before, ${was}.`),
      ),
    ...branches.both
      .filter(differ)
      .map(({ name, before: was, after: now }) =>
        say(`${name.replace(/^The/, 'the')} ${now}; before, it ${inThePast(was)}.`),
      ),
  ];
}

function inThePast(branch: string): string {
  return branch.replace(/^leads/, 'led').replace(/^ends/, 'ended');
}

function change(about: string, says: string, breaks: Change['breaks'] = ['CLIENT']): Change {
  return { breaks, kind: 'flow-changed', about, says };
}
